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

/** Every page but that of a form in a frame, whose function says the same and who may show it. */
const ALL = '!/marco/**'

describe('what pages may do', () => {
  it('no other site may show a page in a frame', () => {
    expect(valueOf(ALL, 'X-Frame-Options')).toBe('DENY')
    expect(valueOf(ALL, 'Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('REACH-03 SEC-03 every other header is of a form in a frame too', () => {
    const all = rules.find(({ source }) => source === '**')?.headers.map(({ key }) => key)
    expect(all?.toSorted()).toEqual([
      ...['Cache-Control', 'Permissions-Policy', 'Referrer-Policy'],
      ...['Strict-Transport-Security', 'X-Content-Type-Options'],
    ])
    expect(rules.filter(({ source }) => source.includes('marco')).map(({ source }) => source)).toEqual([ALL])
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
      valueOf(ALL, 'Content-Security-Policy')?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
    // The later rule counts.
    const sources = rules.map(({ source }) => source)
    expect(sources.indexOf(preview)).toBeGreaterThan(sources.indexOf(ALL))
  })

  it("PAY-04 every page may post to the provider's payment pages, the real one and that for tests, and nowhere else", () => {
    const posts = valueOf(ALL, 'Content-Security-Policy')?.match(/form-action ([^;]*)/)?.[1]
    expect(posts).toBe("'self' https://sis.redsys.es https://sis-t.redsys.es:25443")
  })
})
