import { writeFileSync } from 'node:fs'
import { AUTHORIZATION_FILE, authorizationDocument } from './document'

writeFileSync(AUTHORIZATION_FILE, authorizationDocument())
