import { createHmac } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'

const CONNECT_WITHIN_MS = 10_000

/** Processes that start together change the role one after the other. */
const ROLE_LOCK = 72_707_370

/** No statement of Carrel takes a tenth of this; one that does holds a connection from all others. */
const STATEMENT_TIMEOUT = '60s'

const Facts = z.tuple([z.object({ super: z.boolean(), database: z.string() })])

/**
 * The address under which the application works: as a role that may read and write its rows and nothing else. It is no superuser,
 * makes no tables, roles or databases, reads no files and starts no programs, and its statements end after a minute. Made, or set
 * right, where the given role is a superuser (the built-in database's is); any other is taken as the operator gave it.
 * Throws `storage-unavailable`.
 */
export async function openAppRole(url: string, key: Buffer): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      'select current_database() as database, rolsuper as super from pg_roles where rolname = current_user',
    )
    const [{ super: isSuper, database }] = Facts.parse(rows)
    if (!isSuper) return url
    const role = roleName(key, database)
    const password = hex(key, `password of ${role}`)
    await client.query('select pg_advisory_lock($1)', [ROLE_LOCK])
    await client.query(roleSql({ role, password, database: client.escapeIdentifier(database) }))
    const own = new URL(url)
    own.username = role
    own.password = password
    return own.href
  } catch (cause) {
    throw new AppError('storage-unavailable', 'The role of the application could not be made.', { cause })
  } finally {
    await client.end()
  }
}

/**
 * Closes the role that a former key made: whoever has that key could work out its password. Does nothing where there is none, or where
 * the given role may not. Throws `storage-unavailable`.
 */
export async function closeAppRole(url: string, key: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      'select current_database() as database, rolsuper as super from pg_roles where rolname = current_user',
    )
    const [{ super: isSuper, database }] = Facts.parse(rows)
    const role = roleName(key, database)
    const known = await client.query('select from pg_roles where rolname = $1', [role])
    if (isSuper && known.rowCount === 1) await client.query(`alter role ${role} with nologin password null`)
  } catch (cause) {
    throw new AppError('storage-unavailable', 'The role of the former key could not be closed.', { cause })
  } finally {
    await client.end()
  }
}

function roleName(key: Buffer, database: string): string {
  return `carrel_${hex(key, `role of ${database}`).slice(0, 16)}`
}

/** Hexadecimal digits, so that they stand in a statement as they are. */
function hex(key: Buffer, purpose: string): string {
  return createHmac('sha256', key).update(purpose).digest('hex')
}

interface Role {
  readonly role: string
  readonly password: string
  /** Quoted. */
  readonly database: string
}

/** One message, hence one transaction: there is never a role with half of its rights. */
function roleSql({ role, password, database }: Role): string {
  const may = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls login'
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
    end $$;
    alter role ${role} with ${may} password '${password}';
    alter role ${role} in database ${database} set statement_timeout = '${STATEMENT_TIMEOUT}';
    alter role ${role} in database ${database} set idle_in_transaction_session_timeout = '${STATEMENT_TIMEOUT}';
    grant connect on database ${database} to ${role};
    revoke create on schema public from public;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke all on _prisma_migrations from ${role};
    alter schema pgboss owner to ${role};
    do $$ declare one record; begin
      for one in
        select format('alter table pgboss.%I owner to ${role}', relname) as change from pg_class
          where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and relowner <> '${role}'::regrole
        union all
        select format('alter type pgboss.%I owner to ${role}', typname) from pg_type
          where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and typowner <> '${role}'::regrole
        union all
        select format('alter routine %s owner to ${role}', oid::regprocedure) from pg_proc
          where pronamespace = 'pgboss'::regnamespace and proowner <> '${role}'::regrole
      loop execute one.change; end loop;
    end $$;`
}
