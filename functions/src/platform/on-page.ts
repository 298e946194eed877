import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { onRequest, type HttpsFunction, type Request } from 'firebase-functions/v2/https'
import type { WithOrigin } from './origin'

/** A request for a page, as far as pages look at it. */
export interface PageRequest extends WithOrigin {
  path: string
  /** `?idioma=`. */
  chosen: unknown
  /** What the browser prefers. */
  accepted: string
}

/** A page that the server makes. */
export interface ShownPage {
  status: number
  html: string
  /** Headers of its own. */
  headers?: Record<string, string>
}

/** What a page may do that comes from the function's own address, past Hosting and its headers. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Bytes of a form in parts that are looked at. */
const MAX_PARTS = 2000

/** Good enough, and fast: a page of 300 forms takes ten milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function packed(page: string, accepted: string): [body: string | Buffer, encoding: string] {
  if (/\bbr\b/.test(accepted)) return [brotliCompressSync(page, BROTLI), 'br']
  return /\bgzip\b/.test(accepted) ? [gzipSync(page), 'gzip'] : [page, 'identity']
}

/** What a form of a page sends, read; of one in parts, as mail programs may send it (RFC 8058), its text. */
const sentIn = (request: Request): unknown =>
  request.is('multipart/form-data') ? request.rawBody.toString('utf8', 0, MAX_PARTS) : request.body

/**
 * Registers a function that shows a page to whoever asks by Hosting (REACH-02).
 * @param press what a button of the page does, and which page there is then; without it there is none
 */
export const onPage = (
  show: (request: PageRequest) => Promise<ShownPage>,
  press?: (request: PageRequest & { pressed: unknown }) => Promise<ShownPage>,
): HttpsFunction =>
  onRequest({ cors: false }, async (request, response) => {
    const isPress = request.method === 'POST'
    if (isPress ? !press : request.method !== 'GET' && request.method !== 'HEAD')
      return void response
        .set('Allow', press ? 'GET, HEAD, POST' : 'GET, HEAD')
        .status(405)
        .end()
    const answer = isPress && press ? press : show
    const {
      status,
      html,
      headers = {},
    } = await answer({
      pressed: isPress ? sentIn(request) : null,
      path: request.path,
      chosen: request.query.idioma,
      accepted: request.header('accept-language') ?? '',
      rawRequest: request,
    })
    const [body, encoding] = packed(html, request.header('accept-encoding') ?? '')
    response
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': encoding,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': POLICY,
        Vary: 'Accept-Encoding, Accept-Language',
        ...headers,
      })
      .status(status)
      .end(request.method === 'HEAD' ? undefined : body)
  })
