import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The product: neither tests nor what runs beside it. */
const files = ['app', 'components', 'lib', 'i18n'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\/|-fixture\.ts$/.test(file)),
)
const lines = [...files, 'proxy.ts', 'next.config.ts'].flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .map((line) => ({ file, line: line.trim() })),
)

/** The lines that a rule finds, but for the files that may have them. */
const found = (rule: RegExp, mayHave: readonly string[] = []) =>
  lines
    .filter(({ file, line }) => rule.test(line) && !mayHave.includes(file))
    .map(({ file, line }) => `${file}: ${line}`)

test('the files of the product are read', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(found(/from 'react'/).length).toBeGreaterThan(50)
})

test.each([
  ['text is never run as code', /\beval\(|new Function\(|node:vm|(setTimeout|setInterval)\(\s*['"`]/, []],
  [
    'text of others reaches the page as text',
    /dangerouslySetInnerHTML|(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\b/,
    [],
  ],
  [
    'programs are started in three places',
    /node:child_process/,
    [
      'lib/server/sandbox.ts',
      'lib/adapters/child/run-child.ts',
      'lib/adapters/child/trial-program.mjs',
      'lib/adapters/store/embedded/embedded-database.ts',
    ],
  ],
  ['no shell reads what a program is started with', /\bshell:|\bexecSync?\(['"`]/, []],
  ['SQL holds no text of ours or others', /(queryRaw|executeRaw)Unsafe|Prisma\.raw\(/, []],
  ['values are compared with their types', /[^=!<>?]==(?![=>]| null\b)|!=(?!=| null\b)/, []],
  ['certificates of services are judged', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/, []],
  [
    'a password may be pasted and kept by a manager',
    /onPaste|autoComplete="(new-|current-)?password-off"/,
    // A field for references, no password: what is pasted is read at once.
    ['components/sources/pasted-form.tsx'],
  ],
  [
    'the log says of an error what errorWords and errorCauses say, not what it says itself',
    /\blog(\.\w+|\[\w+\])\(.*(\.message\b|\.stack\b|String\(|\berr\b)|\berror: (error\b|String\()/,
    [],
  ],
  [
    'chance is for waiting alone; what may not be guessed comes from node:crypto',
    /Math\.random/,
    ['lib/adapters/models/ask-patiently.ts', 'lib/adapters/databases/ask-service.ts'],
  ],
  [
    'a browser keeps drafts and looks alone',
    /\b(local|session)Storage\b|indexedDB/i,
    [
      'components/projects/use-intake-draft.ts',
      'components/desk/use-drafts.ts',
      'components/sources/use-density.ts',
      'components/proposal/use-kept.ts',
      'components/side/use-draft.ts',
    ],
  ],
  ['no other origin is let in', /access-control-allow/i, []],
  ['a redirect leads to a page of ours', /\bredirect\((?!['"`]\/(?!\/))/, []],
  [
    'cookies that a browser sets are written by one function',
    /document\.cookie/,
    ['components/frame/cookie.ts'],
  ],
  [
    'what is logged goes through the log; programs of the terminal and of children speak for themselves',
    /\bconsole\.|process\.std(out|err)\.write/,
    [
      'lib/cli/main.ts',
      'lib/server/main.ts',
      'lib/server/worker-main.ts',
      'lib/server/rebuild-main.ts',
      'lib/server/end-sessions-main.ts',
      'lib/server/change-key-main.ts',
      'lib/server/record-main.ts',
      'lib/adapters/child/child-main.mjs',
    ],
  ],
  [
    'a text that is sent names its alphabet',
    /(content-?type|'\.js'|[a-z]+): .*'text\/[a-z-]+'/i,
    ['components/library/check/check-room.tsx'],
  ],
] as const)('%s', (_, rule, mayHave) => {
  expect(found(rule, mayHave)).toEqual([])
})

test('hashes, seals and keys are of approved kinds: SHA-256, HMAC of it, AES-256-GCM, scrypt', () => {
  const used = found(/create(Hash|Hmac|Cipheriv|Decipheriv)\(|\b(pbkdf2|scrypt|createSign|generateKeyPair)\(/)
  expect(used.length).toBeGreaterThan(10)
  const approved =
    /createHash\('sha256'\)|createHmac\('sha256',|create(C|Dec)ipheriv\(ALGORITHM|scrypt\(password/
  expect(used.filter((line) => !approved.test(line))).toEqual([])
  expect(found(/ALGORITHM = /)).toEqual(["lib/adapters/store/secrets.ts: const ALGORITHM = 'aes-256-gcm'"])
})

test('every action parses what it is given', () => {
  const actions = files.filter((file) => file.startsWith('lib/server/actions/'))
  for (const file of actions) {
    const text = readFileSync(file, 'utf8')
    const exported = text.match(/^export async function/gm)?.length
    expect([file, text.match(/\.parse\(input\)/g)?.length]).toEqual([file, exported])
  }
  expect(actions.length).toBeGreaterThan(10)
})

test('every file that is sent is counted before its body is read', () => {
  const takers = files.filter((file) => /\breadUpload\(/.test(readFileSync(file, 'utf8')))
  expect(takers.length).toBeGreaterThan(4)
  for (const file of takers.filter((one) => one !== 'lib/server/read-upload.ts')) {
    const text = readFileSync(file, 'utf8')
    // Whoever has too many under way is refused by the turn, which asks no database.
    expect([file, /inTurn\(\{ kind: 'uploads'[\s\S]*?takeAllowance\(/.test(text)]).toEqual([file, true])
  }
})

test('a new installation has no account, and never runs for developers', () => {
  const migrations = readdirSync('prisma/migrations', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  for (const { name } of migrations)
    expect(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8')).not.toMatch(
      /INSERT INTO\s+"?(user|account|session)"?\s/i,
    )
  expect(migrations.length).toBeGreaterThan(5)
  expect(found(/= next\(\{/)).toEqual([
    'lib/server/main.ts: const app = next({ dev: false, dir: process.cwd() })',
  ])
})

test('a password is typed unseen, and may be filled in by a manager', () => {
  const field = readFileSync('components/account/password-field.tsx', 'utf8')
  expect(field).toMatch(/type=\{?[^\n]*'password'|type="password"/)
  expect(field).toContain("'new-password' : 'current-password'")
  expect(found(/name="(current|new)?password"/i, ['components/account/password-field.tsx'])).toEqual([])
})
