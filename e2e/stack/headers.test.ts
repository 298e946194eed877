import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../../src/lib/paths'
import { ROOT } from './ports'

const rules = z
  .object({
    hosting: z.object({
      headers: z.array(
        z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
      ),
    }),
  })
  .parse(JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'))).hosting.headers

const valueOf = (source: string, key: string) =>
  rules.find((rule) => rule.source === source)?.headers.find((header) => header.key === key)?.value

describe('what pages may do', () => {
  it('no other site may show a page in a frame', () => {
    expect(valueOf('**', 'X-Frame-Options')).toBe('DENY')
    expect(valueOf('**', 'Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('SEC-03 every page is loaded over TLS only, for two years from each visit on', () => {
    // Of the headers with one name the last block decides; the one of all pages names this alone.
    const blocks = rules.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Strict-Transport-Security'),
    )
    expect(blocks.map(({ source }) => source)).toEqual(['**'])
    expect(valueOf('**', 'Strict-Transport-Security')).toBe('max-age=63072000')
  })

  it('only the preview may stand in a frame of the product, with no other rights than every page', () => {
    const preview = paths.preview.href()
    expect(valueOf(preview, 'X-Frame-Options')).toBe('SAMEORIGIN')
    expect(valueOf(preview, 'Content-Security-Policy')).toBe(
      valueOf('**', 'Content-Security-Policy')?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
    // The later rule counts.
    const sources = rules.map(({ source }) => source)
    expect(sources.indexOf(preview)).toBeGreaterThan(sources.indexOf('**'))
  })

  it("PAY-04 every page may post to the provider's payment pages, the real one and that for tests, and nowhere else", () => {
    const posts = valueOf('**', 'Content-Security-Policy')?.match(/form-action ([^;]*)/)?.[1]
    expect(posts).toBe("'self' https://sis.redsys.es https://sis-t.redsys.es:25443")
  })
})
