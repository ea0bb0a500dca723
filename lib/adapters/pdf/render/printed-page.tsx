import { Page, Text } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { visibleText } from '@/lib/core/documents/tree-text'
import type { Sheet } from './sheet'
import { FACE_EM, lateText, textStyle } from './text-style'

/** Room for any number of pages. */
const NUMBER_WIDTH = 60

/** One chapter's pages: margins, page number where the style prints one, and the banner. */
export function PrintedPage({
  sheet,
  hasNumber,
  children,
}: {
  sheet: Sheet
  hasNumber: boolean
  children: ReactNode
}) {
  const { style, tree, families } = sheet
  const { page, margins, pageNumber, banner, body } = style
  const above = pageNumber.size * (FACE_EM.ascent - FACE_EM.figure)
  return (
    <Page
      size={[page.width, page.height]}
      // Measures each paragraph once: half the time of the older engine on a hundred pages.
      experimentalPagination
      style={{
        paddingTop: margins.top,
        paddingRight: margins.right,
        paddingBottom: margins.bottom,
        paddingLeft: margins.left,
        fontFamily: families,
        fontSize: body.size,
      }}
    >
      {hasNumber && (
        <Text
          fixed
          style={{
            ...lateText(pageNumber.size),
            top: pageNumber.top - above,
            // Width and left edge: the renderer loses a box that is given by its right edge when it lays it out again.
            left: page.width - pageNumber.right - NUMBER_WIDTH,
            width: NUMBER_WIDTH,
          }}
          render={({ pageNumber: number }) => String(number)}
        />
      )}
      {tree.banner.trim() !== '' && (
        <Text
          fixed
          style={{
            ...textStyle(banner),
            position: 'absolute',
            bottom: margins.bottom / 3,
            left: margins.left,
            right: margins.right,
            maxLines: 2,
          }}
        >
          {visibleText(tree.banner)}
        </Text>
      )}
      {children}
    </Page>
  )
}
