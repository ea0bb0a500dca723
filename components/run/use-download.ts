import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { downloadFile } from '@/lib/client/download-file'

type Download =
  | { readonly state: 'idle' }
  | { readonly state: 'begun' | 'slow'; readonly format: string }
  | { readonly state: 'failed'; readonly text: string }

/** Fetches a file and hands it to the browser; `slow` once it takes longer than a second, the reason when it fails. */
export function useDownload() {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const t = useTranslations('common.file')
  const errorText = useErrorText()
  const running = useRef<AbortController | null>(null)
  // A page that is left waits for no file.
  useEffect(() => () => running.current?.abort(), [])

  /** Gives why there is no file; null once there is one, and where another was asked for meanwhile. */
  async function start(format: string, url: string): Promise<string | null> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setDownload({ state: 'begun', format })
    try {
      const onSlow = () => setDownload({ state: 'slow', format })
      save(await downloadFile(url, { onSlow, signal: controller.signal }))
      setDownload({ state: 'idle' })
    } catch (error) {
      if (controller.signal.aborted) return null
      const code = shownErrorOf(error)
      // What is written at this moment is handed out by nobody; the page learns of it a moment later.
      const text = code === 'conflict' ? t('changing') : errorText(code)
      setDownload({ state: 'failed', text })
      return text
    }
    return null
  }
  return { download, start }
}

function save({ file, name }: { readonly file: Blob; readonly name: string }): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
