import { locateQuote } from '@/lib/core/library/locate-quote'

/** Words to be marked on a page. */
export interface PageQuote {
  readonly id: string
  readonly text: string
}

/** A rectangle in shares of its page. */
export interface MarkedRect {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the words of a quote are printed in a layer of words; none when it does not stand there. */
export function rectsOfQuote(layer: HTMLElement, { id, text }: PageQuote): readonly MarkedRect[] {
  const nodes = textNodesOf(layer)
  const [place] = locateQuote(nodes.map(({ data }) => data).join('\n'), text)
  if (!place) return []
  const frame = layer.getBoundingClientRect()
  if (frame.width === 0 || frame.height === 0) return []
  let start = 0
  return nodes.flatMap((node, index) => {
    const from = Math.max(0, place.start - start)
    const to = Math.min(node.data.length, place.end - start)
    start += node.data.length + 1
    if (from >= to) return []
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    const rect = range.getBoundingClientRect()
    return {
      key: `${id}:${index}`,
      x: (rect.left - frame.left) / frame.width,
      y: (rect.top - frame.top) / frame.height,
      width: rect.width / frame.width,
      height: rect.height / frame.height,
    }
  })
}

function textNodesOf(layer: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node)
  return nodes
}
