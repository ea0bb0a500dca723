// `npm run test:postgres`: the same tests on a server of your own; each test file gets a database there and removes it.
if (!process.env.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is missing: name a PostgreSQL server whose user may create databases.\n')
  process.exit(1)
}
