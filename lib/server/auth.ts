import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { nextCookies } from 'better-auth/next-js'
import { anonymous } from 'better-auth/plugins'
import { moveEverything } from '@/lib/adapters/store/projects'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contracts/account'
import { UserId } from '@/lib/contracts/ids'
import { env } from './env'
import { publicAddresses } from './public-addresses'
import { type Services, services } from './services'

const SESSION_S = 60 * 60 * 24 * 90

declare global {
  var carrelAuth: Promise<Auth> | undefined
}

export type Auth = ReturnType<typeof makeAuth>

/** The account system of this process: anonymous from the first click, claimable by e-mail and password. */
export function auth(): Promise<Auth> {
  globalThis.carrelAuth ??= services().then(makeAuth)
  return globalThis.carrelAuth
}

function makeAuth({ db, sessionKey, secretsKey }: Services) {
  const addresses = publicAddresses()
  return betterAuth({
    appName: 'Carrel',
    baseURL: addresses[0] ?? '',
    trustedOrigins: [...addresses],
    secret: sessionKey.toString('hex'),
    database: prismaAdapter(db, { provider: 'postgresql' }),
    session: { expiresIn: SESSION_S, updateAge: 60 * 60 * 24 },
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_MIN, maxPasswordLength: PASSWORD_MAX },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimit',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 6 },
        '/sign-up/email': { window: 60, max: 6 },
        '/sign-in/anonymous': { window: 60, max: 30 },
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: 'carrel',
      // Without a proxy that we are told to trust, a client could choose its own address and escape the limits.
      ipAddress: env().TRUST_PROXY
        ? { ipAddressHeaders: ['x-forwarded-for'] }
        : { ipAddressHeaders: ['x-carrel-peer'] },
      useSecureCookies: addresses.every((address) => address.startsWith('https:')),
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      anonymous({
        emailDomainName: 'anonymous.invalid',
        onLinkAccount: ({ anonymousUser, newUser }) =>
          moveEverything(db, {
            from: UserId.parse(anonymousUser.user.id),
            to: UserId.parse(newUser.user.id),
            key: secretsKey,
          }),
      }),
      nextCookies(),
    ],
  })
}
