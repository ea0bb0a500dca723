import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PERSON_IS_THERE = 0x01
const PERSON_IS_VERIFIED = 0x04
const HOLDS_KEY = 0x40

interface Ceremony {
  readonly challenge: string
  readonly origin: string
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** An authenticator in software (WebAuthn, level 3): one ES256 key, attested by nobody, for the site `rpId`. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #rpId: string
  readonly id: string
  /** Whether it asks for a PIN or a finger. */
  verifiesPerson = true
  #uses = 0

  constructor({ rpId = 'localhost', id = text(randomBytes(16)) } = {}) {
    this.#rpId = rpId
    this.id = id
  }

  /** What a browser gives for a new passkey. */
  register(ceremony: Ceremony) {
    const clientData = clientDataOf('webauthn.create', ceremony)
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const data = Buffer.concat([this.#head(HOLDS_KEY), Buffer.alloc(16), length, id, this.#coseKey()])
    // CBOR of { fmt: 'none', attStmt: {}, authData }.
    const attestation = Buffer.concat([
      Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58', 'latin1'),
      Buffer.from([data.length]),
      data,
    ])
    return this.#credential({ clientDataJSON: text(clientData), attestationObject: text(attestation) })
  }

  /** What a browser gives for signing in; `uses` makes it look like a copy that counted otherwise. */
  show(ceremony: Ceremony, uses = this.#uses + 1) {
    this.#uses = uses
    const clientData = clientDataOf('webauthn.get', ceremony)
    const data = this.#head(0)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)
    return this.#credential({
      clientDataJSON: text(clientData),
      authenticatorData: text(data),
      signature: text(signature),
    })
  }

  #credential<T extends object>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #head(more: number): Buffer {
    const flags = PERSON_IS_THERE | (this.verifiesPerson ? PERSON_IS_VERIFIED : 0) | more
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(this.#uses)
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flags]), uses])
  }

  /** CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y } (RFC 9053). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ])
  }
}

function clientDataOf(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
