import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/**
 * How a stand-in can be told to misbehave. `fail` and `refuse` answer with a status, `stall` never answers, `drop` hangs
 * up, `lost` does what was asked and then hangs up, `garbage` is no JSON, `wrongSchema` is other JSON, `huge` does not
 * end, `redirect` leads elsewhere, `slow` answers late, `expired` says so of every token.
 */
const KINDS = [
  'ok',
  'fail',
  'refuse',
  'stall',
  'drop',
  'lost',
  'garbage',
  'wrongSchema',
  'huge',
  'redirect',
  'slow',
  'expired',
] as const

export const modeSchema = z.strictObject({
  mode: z.enum(KINDS),
  /** Only for this operation. */
  operation: z.string().optional(),
  /** For so many requests; then it behaves again. */
  times: z.number().int().positive().optional(),
  /** Of `fail` (500 unless said) and `refuse` (403 unless said). */
  status: z.number().int().min(400).max(599).optional(),
  /** Of `slow`. */
  ms: z.number().int().positive().default(1000),
})
export type Mode = z.infer<typeof modeSchema>

/** A proper answer. */
export interface Reply {
  status: number
  body: unknown
  /** A page, for a browser; then there is no JSON. */
  html?: string
  /** Plain text; then there is no JSON. */
  text?: string
  /** Where it leads, for a browser. */
  location?: string
}

/** Where to answer, and how to do what was asked for. */
interface Turn {
  response: ServerResponse
  work: () => Reply
}

const HUGE_PART = Buffer.alloc(65_536, ' ')
/** Larger than anybody should take; then it ends, so that a careless client is found out and not kept for ever. */
const HUGE_PARTS = 512

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  for (let part = 0; part < HUGE_PARTS && !response.destroyed; part += 1) {
    const isTaken = response.write(HUGE_PART)
    if (!isTaken) await Promise.race([new Promise((resolve) => response.once('drain', resolve)), wait(1000)])
  }
  response.end('{}')
}

const say = (response: ServerResponse, status: number, type: string, text: string) =>
  response.writeHead(status, { 'content-type': type }).end(text)

/** Answers with JSON, with a page, or with plain text. */
export const sendReply = (response: ServerResponse, { status, body, location, html, text }: Reply) =>
  response
    .writeHead(status, {
      'content-type':
        text !== undefined
          ? 'text/plain'
          : html === undefined
            ? 'application/json'
            : 'text/html; charset=utf-8',
      ...(location !== undefined && { location }),
    })
    .end(html ?? text ?? JSON.stringify(body))

const BEHAVIOURS: Record<Mode['mode'], (turn: Turn, mode: Mode) => unknown> = {
  ok: ({ response, work }) => sendReply(response, work()),
  fail: ({ response }, { status = 500 }) => say(response, status, 'text/plain', 'Internal Server Error'),
  refuse: ({ response }, { status = 403 }) =>
    say(response, status, 'application/json', '{"error":"not allowed"}'),
  stall: () => undefined,
  drop: ({ response }) => response.destroy(),
  lost: ({ response, work }) => {
    work()
    response.destroy()
  },
  garbage: ({ response }) => say(response, 200, 'text/html', '<!doctype html><p>En mantenimiento'),
  wrongSchema: ({ response }) => say(response, 200, 'application/json', '{"otra":"cosa"}'),
  huge: ({ response }) => sendHuge(response),
  redirect: ({ response }) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
  expired: ({ response }) => say(response, 200, 'application/json', '{"status":"expired"}'),
  slow: async ({ response, work }, { ms }) => {
    await wait(ms)
    sendReply(response, work())
  },
}

/** Answers in a mode. */
export const behave = (mode: Mode, turn: Turn): unknown => BEHAVIOURS[mode.mode](turn, mode)
