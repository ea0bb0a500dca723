const secretParams = /([?&](?:api_?key|apikey|email|mailto|key|token|access_token)=)[^&\s"']{1,500}/gi
const echoedKeys = /("?api[-_]key"?\s*[:=]\s*)"?[^\s",}&]{1,200}"?/gi
const bearer = /\b(Bearer\s+)[A-Za-z0-9._~+/=-]{4,500}/g

/** The text with the values of secret parameters, bearer tokens, echoed keys and the given secrets replaced by "…". */
export function redact(text: string, secrets: readonly (string | undefined)[] = []): string {
  let result = text
  for (const secret of secrets) {
    if (secret === undefined || secret.length < 4) continue
    result = result.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…')
  }
  return result.replace(secretParams, '$1…').replace(echoedKeys, '$1…').replace(bearer, '$1…')
}
