/** One request as a connector builds it: data, no side effect. Secrets live in `headers` or `secretParams`, never in `url`. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'HEAD'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Added to the query string on the wire only; replaced by … wherever the request is printed. */
  readonly secretParams?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One answer as received. Header names are lower case; `body` is decoded text, cut at the runner's limit. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
