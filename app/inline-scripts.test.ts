import fc from 'fast-check'
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response'
import { expect, test } from 'vitest'
import { z } from 'zod'

const NONCE = 'bm9uY2U='

/** A page's data as the installed Next writes it into scripts of the page: all that scripts of ours hold of what people typed. */
async function scriptsOf(text: string): Promise<string> {
  const data = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`0:${JSON.stringify({ topic: text })}\n`))
      controller.close()
    },
  })
  return new Response(createInlinedDataReadableStream(data, NONCE, null)).text()
}

/** What a browser would run, script by script, told apart as HTML does: at the first end of a script. */
const bodiesIn = (html: string) =>
  html.split(/<\/script/i).flatMap((part) => {
    const [, body] = /<script[^>]*>([\s\S]*)$/i.exec(part) ?? []
    return body === undefined ? [] : [body]
  })

/** The texts that the scripts hand to the page. */
const pushed = (body: string) =>
  [...body.matchAll(/push\((\[.*?\])\)(?=;|$)/gs)].map(([, json = '']) =>
    z
      .tuple([z.number(), z.unknown()])
      .rest(z.unknown())
      .or(z.tuple([z.number()]))
      .parse(JSON.parse(json)),
  )

const hostile = [
  '</script><script>taken=1</script>',
  '</SCRIPT ><img src=x onerror=taken=1>',
  '<!--<script>',
  '"});taken=1//',
  '\\"});taken=1//',
  '\u2028taken=1\u2029',
  ']]><svg onload=taken=1>',
  '&lt;/script&gt;',
]

test.each(hostile)('%j cannot leave the script that holds it', async (text) => {
  const html = await scriptsOf(text)
  const bodies = bodiesIn(html)
  // As many scripts as for a text that means no harm.
  expect(bodies).toHaveLength(bodiesIn(await scriptsOf('quiet rooms')).length)
  expect(html).not.toMatch(/<(?!\/?script)|<script(?! nonce="bm9uY2U=")/i)
  expect(html).not.toMatch(/[\u2028\u2029]/)
  const [data] = bodies.flatMap(pushed).flatMap(([, said]) => (typeof said === 'string' ? [said] : []))
  expect(JSON.parse(data?.slice(2) ?? '')).toEqual({ topic: text })
})

test('whatever is typed comes out of the script as it went in', async () => {
  const signs = fc.string({
    unit: fc.constantFrom('<', '/', 'script', '>', '!--', '"', "'", '\\', '\n', '\u2028', '&', 'a'),
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(signs, async (text) => {
      const html = await scriptsOf(text)
      const [data] = bodiesIn(html)
        .flatMap(pushed)
        .flatMap(([, said]) => (typeof said === 'string' ? [said] : []))
      expect(JSON.parse(data?.slice(2) ?? '')).toEqual({ topic: text })
      expect(html.match(/<script/gi)).toHaveLength(html.match(/<\/script/gi)?.length ?? -1)
    }),
    { numRuns: 300 },
  )
})
