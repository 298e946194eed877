import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formWithAnswer, formWithStored } from '../../testing/arbitraries'
import { CLOCK } from '../../testing/builders'
import type { StoredSection } from '../answer/answer'
import { compactSections } from './compact'
import { questionAt, responseAt } from '../answer/fill'
import { pathKey } from '../answer/path'
import { pathsOf } from '../answer/view'
import { problemsOf } from '../answer/problems'
import { startSections } from './start'
import { assembleSections } from './whole'

describe('compact and whole answers', () => {
  it('ANS-03 an answer that was stored, read and stored again is the same, for any form', () => {
    fc.assert(
      fc.property(formWithStored, ({ form, stored }) => {
        expect(compactSections(assembleSections(form, stored, null))).toEqual(stored)
      }),
      { numRuns: 300 },
    )
  })

  it('ANS-03 an answer that was read, stored and read again is the same, for any form', () => {
    fc.assert(
      fc.property(formWithAnswer, ({ form, answer }) => {
        expect(assembleSections(form, compactSections(answer), null)).toEqual(answer)
      }),
      { numRuns: 300 },
    )
  })

  it('VIEW-01 reads a stored answer of which any one part is damaged', () => {
    const damage = fc.tuple(fc.nat(60), fc.jsonValue())
    fc.assert(
      fc.property(formWithStored, damage, ({ form, stored }, [where, rubbish]) => {
        let part = 0
        const damaged: StoredSection[] = JSON.parse(JSON.stringify(stored), (_key, value: unknown) =>
          part++ === where ? rubbish : value,
        )
        const whole = assembleSections(form, damaged, null)
        expect(whole.map(({ id }) => id)).toEqual(form.map(({ id }) => id))
        expect(() => problemsOf(whole)).not.toThrow()
        expect(assembleSections(form, compactSections(whole), null)).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  it('ANS-04 a new answer stores only its days and times of day, and where a section has no row', () => {
    fc.assert(
      fc.property(formWithAnswer, ({ answer }) => {
        for (const { preguntas = [], vacia: _vacia, ...rest } of compactSections(
          startSections(answer, CLOCK),
        )) {
          expect(Object.keys(rest)).toEqual(['id', 'orden'])
          for (const question of preguntas) {
            const { id, orden, valor, respuesta } = question
            // A fact says when it was begun.
            if (respuesta === CLOCK) continue
            expect(question).toEqual({ id, orden, valor, porDefecto: true })
            expect(['2026-10-05', '10:30']).toContain(valor)
          }
        }
      }),
    )
  })

  it('ANS-07 every question shown has one place, a key of its own and a response', () => {
    fc.assert(
      fc.property(formWithAnswer, ({ answer }) => {
        const paths = pathsOf(answer)
        expect(new Set(paths.map(pathKey)).size).toBe(paths.length)
        for (const path of paths) {
          expect(questionAt(answer, path)).toBeDefined()
          expect(responseAt(answer, path)).toBeDefined()
        }
      }),
    )
  })
})
