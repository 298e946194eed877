import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { NOT_FILTERED } from '../../testing/builders'
import { deleteAnswerRequestSchema, deleteAnswerResponseSchema } from './delete-answer'
import { endUserRequestSchema, endUserResponseSchema } from './end-user'
import {
  retryIncidentRequestSchema,
  retryIncidentResponseSchema,
  sendExternalMessageRequestSchema,
  sendExternalMessageResponseSchema,
} from './external-message'
import { generateCsvRequestSchema, generateCsvResponseSchema, type GenerateCsvRequest } from './generate-csv'

const takes = (schema: ZodMiniType, data: unknown): boolean => schema.safeParse(data).success

describe('a page of an export', () => {
  const asked: GenerateCsvRequest = {
    formId: 'inspeccion',
    filters: NOT_FILTERED,
    language: 'ca',
    ids: null,
    lastDoc: null,
    upTo: null,
  }
  const filtered = (given: object) => ({ ...asked, filters: { ...NOT_FILTERED, ...given } })

  it('ALIST-06 is asked for with every filter, a place to go on from and a version', () => {
    const whole = {
      ...filtered({
        code: 'VDR',
        author: 'ines',
        citizenDni: '30',
        state: '1',
        order: 'lastUpdate',
        from: 0,
        to: 1,
      }),
      ...{ lastDoc: 'MTIz_-9', upTo: 3 },
    }
    expect(generateCsvRequestSchema.parse(whole)).toEqual(whole)
    // As pages asked that were open before states had references.
    expect(generateCsvRequestSchema.parse(filtered({ state: 1 })).filters.state).toBe('1')
  })

  it('ALIST-06 OPS-08 says nothing of a clock; what pages of before say of theirs is taken and not looked at', () => {
    expect(takes(generateCsvRequestSchema, { ...asked, timeZone: 'Marte/Base' })).toBe(true)
  })

  it('ALIST-06 is in Spanish and of the newest version where a caller says nothing', () => {
    const { formId, filters, lastDoc } = asked
    expect(generateCsvRequestSchema.parse({ formId, filters, lastDoc })).toEqual({
      ...asked,
      language: 'es',
    })
  })

  it.each<[string, object]>([
    ['a form that cannot be named', { ...asked, formId: '../x' }],
    ['a code of 121 letters', filtered({ code: 'x'.repeat(121) })],
    ['an author of 321 letters', filtered({ author: 'x'.repeat(321) })],
    ['a number of 41 letters', filtered({ citizenDni: 'x'.repeat(41) })],
    ['half a state', filtered({ state: 0.5 })],
    ['an order that the list does not have', filtered({ order: 'titulo' })],
    ['half a millisecond', filtered({ from: 0.5 })],
    ['a moment that the store does not know', filtered({ to: 8.64e15 })],
    ['a language that is not offered', { ...asked, language: 'xx' }],
    ['a place with a slash', { ...asked, lastDoc: 'a/b' }],
    ['a place of no letters', { ...asked, lastDoc: '' }],
    ['a place of 3,001 letters', { ...asked, lastDoc: 'x'.repeat(3001) }],
    ['half a version', { ...asked, upTo: 1.5 }],
  ])('ALIST-06 SEC-01 is not given for %s', (_what, data) => {
    expect(takes(generateCsvRequestSchema, data)).toBe(false)
  })

  it('ALIST-06 SEC-01 texts may be as long as their bounds say, and no longer', () => {
    const longest = { code: 'x'.repeat(120), author: 'x'.repeat(320), citizenDni: 'x'.repeat(40) }
    expect(takes(generateCsvRequestSchema, { ...filtered(longest), lastDoc: 'x'.repeat(3000) })).toBe(true)
  })

  it('ALIST-06 comes with the kind of each cell; another shape is no page', () => {
    const page = {
      status: 'ok',
      columns: [
        { of: 'fact', fact: 'code' },
        { of: 'condition', condition: 'c', heading: ['A'] },
        { of: 'answer', question: 'q', heading: ['A', 'B'] },
        { of: 'file', question: 'q', file: 'imagen', heading: [] },
      ],
      answers: [['VDR-1', null]],
      lastDoc: 'x',
      total: 1,
      upTo: 2,
    }
    expect(generateCsvResponseSchema.parse(page)).toEqual(page)
    const wrong = [
      { status: 'no' },
      { columns: [{ of: 'fact', fact: 'nothing' }] },
      { columns: [{ of: 'answer', heading: [] }] },
      { columns: [{ of: 'file', question: 'q', file: 'audio', heading: [] }] },
      { columns: [{ of: 'condition', condition: 'c' }] },
      { lastDoc: 1 },
      { total: 0.5 },
      { upTo: null },
    ]
    for (const part of wrong) expect(takes(generateCsvResponseSchema, { ...page, ...part })).toBe(false)
  })
})

describe('a message about an incident', () => {
  const asked = { answerId: 'respuesta-1', message: 'Ya fuimos.', attempt: 'uno' }

  it('VIEW-05 names the answer, the words and the attempt; what older pages add is ignored', () => {
    expect(takes(sendExternalMessageRequestSchema, asked)).toBe(true)
    expect(
      takes(sendExternalMessageRequestSchema, { ...asked, attempt: 'x'.repeat(200), formData: {} }),
    ).toBe(true)
  })

  it.each([
    ['an answer that cannot be named', { answerId: '..' }],
    ['no words', { message: '' }],
    ['words that are not tidied', { message: 'Ya\tfuimos' }],
    ['words that are too many', { message: 'x'.repeat(2001) }],
    ['no attempt', { attempt: '' }],
    ['an attempt of 201 letters', { attempt: 'x'.repeat(201) }],
    ['a name to changePageLanguage in', { username: 'intendente' }],
  ])('VIEW-05 SEC-01 is not sent with %s', (_what, given) => {
    expect(takes(sendExternalMessageRequestSchema, { ...asked, ...given })).toBe(false)
  })

  it('VIEW-05 was sent when the answer says so', () => {
    expect(takes(sendExternalMessageResponseSchema, { status: 'ok' })).toBe(true)
    expect(takes(sendExternalMessageResponseSchema, { status: 'failed' })).toBe(false)
    expect(takes(sendExternalMessageResponseSchema, {})).toBe(false)
  })
})

describe('what names one thing and no more', () => {
  it.each<[string, ZodMiniType, object]>([
    ['INC-01 an incident that is made again', retryIncidentRequestSchema, { answerId: 'respuesta-1' }],
    ['ALIST-04 an answer that is deleted', deleteAnswerRequestSchema, { answerId: 'respuesta-1' }],
    ['USER-05 somebody who is ended', endUserRequestSchema, { username: 'ana', ended: true }],
  ])('SEC-01 %s', (_what, schema, data) => {
    expect(takes(schema, data)).toBe(true)
    expect(takes(schema, { ...data, more: 1 })).toBe(false)
    for (const field of Object.keys(data)) {
      expect(takes(schema, { ...data, [field]: undefined })).toBe(false)
      expect(takes(schema, { ...data, [field]: '../x' })).toBe(false)
    }
  })

  it.each<[string, ZodMiniType, object]>([
    ['INC-01 an incident', retryIncidentResponseSchema, { idIncidente: '' }],
    ['ALIST-04 a deletion', deleteAnswerResponseSchema, { status: 'ok' }],
    ['USER-05 an ending', endUserResponseSchema, { needsPassword: false }],
  ])('%s is answered as agreed, or not at all', (_what, schema, data) => {
    expect(takes(schema, data)).toBe(true)
    for (const field of Object.keys(data)) expect(takes(schema, { [field]: 7 })).toBe(false)
  })
})
