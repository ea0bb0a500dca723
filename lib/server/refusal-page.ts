import { commonWordsFor } from '@/i18n/common-words'
import { type ErrorCode, errorCodes } from '@/lib/contracts/errors'

/** A link that a person followed asks for a page before anything else; Carrel's own requests ask for anything. */
export function isNavigation({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

/**
 * A page that says in the reader's language why there is no file, and offers to try again where that can help. It needs no style
 * sheet and no script.
 */
export function refusalPage(code: ErrorCode, headers: Headers): string {
  const { locale, words } = commonWordsFor(headers)
  const again = errorCodes[code].retry ? `<p><a href="">${escaped(words.tryAgain)}</a></p>` : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(words.fileRefused.title)} · Carrel</title>
</head>
<body>
<main>
<h1>${escaped(words.fileRefused.title)}</h1>
<p>${escaped(words.error[code])}</p>
<p>${escaped(words.fileRefused.text)}</p>
${again}
</main>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
