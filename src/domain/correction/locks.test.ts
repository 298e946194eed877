import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { aBranch, anAttachment, aSection, aSignature, CLOCK, questions, TYPED } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Section } from '../form/section'
import { NO_OPTIONS } from '../form/options'
import { compactSections } from '../answering/compact'
import { checkBranch } from '../answer/branches'
import { questionAt, responseAt, setResponse } from '../answer/fill'
import {
  brokenLocks,
  canBeFilledIn,
  completionOf,
  gapsOf,
  hasPart,
  isClosed,
  preservesLocked,
  openParts,
  openSignatures,
} from './locks'
import { PARTS } from '../answer/parts'
import { pathKey } from '../answer/path'
import { askedIn, pathsOf } from '../answer/view'
import { addRepetition, addRow } from '../answer/repeatable'
import { assembleSections } from '../answering/whole'

/** A form and two answers to it. */
const twoAnswers = formSections.chain((form) =>
  fc
    .record({ before: answeredSections(form), after: answeredSections(form) })
    .map((answers) => ({ form, ...answers })),
)

/** Everything that somebody gave, as lines that say where and what. */
function gave(secciones: Section[]): string[] {
  const responses = askedIn(secciones).flatMap(({ path, response }) =>
    PARTS.filter((part) => hasPart(response, part)).map((part) => {
      const ticks = response.opciones.filter(({ checked }) => checked).map(({ id }) => id)
      const value = part === 'answer' ? [response.respuesta, ticks] : response[part]
      return JSON.stringify([pathKey(path), part, value])
    }),
  )
  const checks = secciones.flatMap(({ conditionalSection, conditions }, section) =>
    conditions.flatMap(({ checked }, at) => (conditionalSection && checked ? [`${section}/${at}`] : [])),
  )
  return [...responses, ...checks]
}

/** Fills everything that is empty and adds wherever something may be added. */
function filled(before: Section[]): Section[] {
  let secciones = before
  before.forEach(({ conditionalSectionSingle, conditions }, section) => {
    const isTaken = conditionalSectionSingle && conditions.some(({ checked }) => checked)
    if (!isTaken) secciones = checkBranch(secciones, section, 0, true, CLOCK)
    secciones = addRow(secciones, section, CLOCK)
  })
  for (const path of pathsOf(secciones).filter(({ repetition }) => repetition === 0))
    secciones = addRepetition(secciones, path, CLOCK)
  for (const path of pathsOf(secciones)) {
    const response = responseAt(before, path)
    const question = questionAt(secciones, path)
    const wasAsked = path.condition === null || before[path.section]?.conditions[path.condition]?.checked
    if (!question || (response && wasAsked && hasPart(response, 'answer'))) continue
    secciones = setResponse(secciones, path, { respuesta: 'nuevo' })
  }
  return secciones
}

/** Each run walks whole answers several times. */
const RUNS = { numRuns: 40 }

describe('what of an answer stays when it is completed', () => {
  it('COMP-01 filling in empty places changes nothing that was given before', () => {
    fc.assert(
      fc.property(formSections.chain(answeredSections), (before) => {
        const after = filled(before)
        expect(brokenLocks(before, after)).toEqual([])
        expect(gave(after)).toEqual(expect.arrayContaining(gave(before)))
      }),
      RUNS,
    )
  })

  it('COMP-01 of any two answers, one completes the other only if it says all that the other says', () => {
    fc.assert(
      fc.property(twoAnswers, ({ before, after }) => {
        const kept = new Set(gave(after))
        const saysAll = gave(before).every((line) => kept.has(line))
        if (brokenLocks(before, after).length === 0) expect(saysAll).toBe(true)
        if (!saysAll) expect(preservesLocked('fill', before, after)).toBe(false)
      }),
      RUNS,
    )
  })

  it('COMP-01 an answer that was stored and read again has the same locks', () => {
    fc.assert(
      fc.property(
        formSections.chain((form) => fc.tuple(fc.constant(form), answeredSections(form))),
        ([form, answer]) => {
          const again = assembleSections(form, compactSections(answer), null)
          expect(brokenLocks(again, answer)).toEqual([])
          expect(brokenLocks(answer, again)).toEqual([])
          expect(gapsOf(again)).toEqual(gapsOf(answer))
        },
      ),
    )
  })

  it('COMP-01 whoever changes or clears a filled part is told its place', () => {
    fc.assert(
      fc.property(formSections.chain(answeredSections), fc.nat(), (before, pick) => {
        const places = pathsOf(before).filter((path) => {
          const response = responseAt(before, path)
          return response && PARTS.some((part) => hasPart(response, part))
        })
        const path = places[pick % Math.max(places.length, 1)]
        if (!path) return
        const blank = { respuesta: '', imagen: null, documento: null, video: null }
        const opciones = (responseAt(before, path)?.opciones ?? []).map((one) => ({ ...one, checked: false }))
        expect(brokenLocks(before, setResponse(before, path, { ...blank, opciones }))).toEqual([
          pathKey(path),
        ])
      }),
      RUNS,
    )
  })

  const shops = [
    aSection({
      titulo: 'Local',
      repetible: true,
      preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Foto', adjuntar: true }),
    }),
    aSection({
      orden: 1,
      conditionalSectionSingle: true,
      conditions: [aBranch({ condition: 'Clausura' }), aBranch({ order: 1, condition: 'Multa' })],
    }),
  ]
  const opened = () =>
    Scenario.open(shops).answer('Rubro', 'Panadería').addRow('Local').checkCondition('Clausura')

  it('COMP-01 whoever takes away a row or unchecks a condition is told its section', () => {
    const before = opened().secciones
    expect(brokenLocks(before, opened().removeRow('Local', 1).secciones)).toEqual(['s0'])
    expect(brokenLocks(before, opened().checkCondition('Multa').secciones)).toEqual(['s1'])
    expect(brokenLocks(before, opened().addRow('Local').secciones)).toEqual([])
  })

  it('COMP-01 shows where something may still be given: a photo beside a locked text, a condition, an option', () => {
    const before = Scenario.open(shops).answer('Foto', 'Torcido').secciones
    const gaps = gapsOf(before)
    expect(gaps.places.map(pathKey)).toEqual(['s0-q0', 's0-q1'])
    expect(gaps.sections).toEqual([1])
    const [, photo] = gaps.places
    const question = photo && questionAt(before, photo)
    expect(question && openParts(question, question)).toEqual(['imagen'])
  })

  it('COMP-01 a condition without questions cannot be unchecked either', () => {
    const form = [aSection({ conditions: [aBranch({ questions: [] }), aBranch({ order: 1 })] })]
    const before = checkBranch(form, 0, 0, true, CLOCK)
    expect(brokenLocks(before, form)).toEqual(['s0'])
    expect(brokenLocks(before, checkBranch(before, 0, 1, true, CLOCK))).toEqual([])
  })

  it('COMP-01 nothing can be added to an answer that is full', () => {
    const [form] = shops
    const full = Scenario.open(form ? [{ ...form, repetible: false }] : [])
      .answer('Rubro', 'Kiosco')
      .answer('Foto', 'Torcido')
      .attach('Foto', { imagen: anAttachment() })
    expect(gapsOf(full.secciones)).toEqual({ places: [], sections: [] })
  })

  it('COMP-01 a choice with one ticked option is locked whole', () => {
    const form = [aSection({ preguntas: questions({ titulo: 'Estado', ...TYPED['multiple-choice'] }) })]
    const before = Scenario.open(form).tick('Estado', 'Bueno')
    const after = new Scenario(before.secciones).tick('Estado', 'Malo').secciones
    expect(brokenLocks(before.secciones, after)).toEqual(['s0-q0'])
  })
})

describe('an answer that somebody signed', () => {
  const mine = aSignature({ names: 'Ana', imgID: 'a', imgURL: 'https://archivos.test/a.png' })
  const staffs = aSignature({ indexSignature: 1, tipeOfSignatory: 'intern' })
  const options = (given: object) => ({ ...NO_OPTIONS, digitalSignature: true, ...given })

  it('COMP-01 is sealed unless its form lets staff change it; without a signature it can be completed', () => {
    expect(completionOf({ opcionales: options({}), signatures: [mine, staffs] })).toBe('sealed')
    expect(
      completionOf({ opcionales: options({ signatureEditableAnswer: true }), signatures: [mine, staffs] }),
    ).toBe('open')
    expect(
      completionOf({ opcionales: options({ signatureEditableAnswer: true }), signatures: [staffs] }),
    ).toBe('fill')
    const off = { ...NO_OPTIONS, signatureEditableAnswer: true }
    expect(completionOf({ opcionales: off, signatures: [mine] })).toBe('sealed')
  })

  it('COMP-01 takes no change while sealed, and any change while open', () => {
    fc.assert(
      fc.property(twoAnswers, ({ before, after }) => {
        const same = JSON.stringify(compactSections(before)) === JSON.stringify(compactSections(after))
        expect(preservesLocked('sealed', before, after)).toBe(same)
        expect(preservesLocked('open', before, after)).toBe(true)
      }),
      RUNS,
    )
  })

  it('SIGN-05 only staff may sign it who have not signed yet', () => {
    const asked = [aSignature(), staffs, aSignature({ indexSignature: 2, tipeOfSignatory: 'intern' })]
    const given = [asked[0], { ...staffs, names: 'Luz', imgURL: 'https://archivos.test/b.png' }].flatMap(
      (one) => one ?? [],
    )
    expect(openSignatures(asked, given, options({}))).toEqual([2])
    expect(openSignatures(asked, [], NO_OPTIONS)).toEqual([])
  })
})

describe('COMP-01 what completing is offered for', () => {
  const asks = (given: object) => [aSection({ preguntas: questions({ respuesta: 'dicho', ...given }) })]
  const signed = (given: object = {}) => aSignature({ imgURL: 'https://x/firma.png', ...given })
  const answer = (given: object) => ({
    opcionales: NO_OPTIONS,
    signatures: [],
    secciones: asks({}),
    ...given,
  })

  it('COMP-01 an answer is offered that lacks something or may have further rows', () => {
    expect(canBeFilledIn(answer({}))).toBe(false)
    expect(canBeFilledIn(answer({ secciones: asks({ respuesta: '' }) }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: asks({ adjuntar: true }) }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: asks({ repetible: true }) }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: [{ ...asks({})[0], repetible: true }] }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: asks({ respuesta: '  ' }) }))).toBe(true)
  })

  it('COMP-01 an answer is offered where a section or question may have more, or a condition is unchecked', () => {
    const [plain] = asks({})
    const repeated = aSection({
      preguntas: questions({ respuesta: 'a' }, { respuesta: 'b', repetible: true }),
    })
    expect(canBeFilledIn(answer({ secciones: [plain, repeated] }))).toBe(true)
    const below = (checked: boolean, ...repetible: boolean[]) => [
      aSection({
        conditions: [
          aBranch({ checked: false, questions: [] }),
          aBranch({
            order: 1,
            checked,
            questions: questions(...repetible.map((more) => ({ respuesta: 'a', repetible: more }))),
          }),
        ],
      }),
    ]
    expect(canBeFilledIn(answer({ secciones: below(true, false, true) }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: below(true, false, false) }))).toBe(false)
    expect(canBeFilledIn(answer({ secciones: below(false, false) }))).toBe(true)
    expect(canBeFilledIn(answer({ secciones: [aSection({ conditions: [] })] }))).toBe(false)
  })

  it('COMP-01 SIGN-05 a full answer is offered only for the signature of staff, or where it may be changed', () => {
    const opcionales = { ...NO_OPTIONS, digitalSignature: true, signatureEditableAnswer: true }
    const staffs = aSignature({ tipeOfSignatory: 'intern' })
    expect(canBeFilledIn(answer({ opcionales, signatures: [staffs] }))).toBe(true)
    expect(canBeFilledIn(answer({ opcionales, signatures: [aSignature()] }))).toBe(false)
    expect(canBeFilledIn(answer({ opcionales, signatures: [signed()] }))).toBe(true)
  })

  it('COMP-01 SIGN-05 a signed answer is offered only while staff has to sign, or where it may be changed', () => {
    const digitalSignature = { ...NO_OPTIONS, digitalSignature: true }
    const sealed = answer({
      opcionales: digitalSignature,
      signatures: [signed()],
      secciones: asks({ respuesta: '' }),
    })
    expect([isClosed(sealed), canBeFilledIn(sealed)]).toEqual([true, false])
    const staffToo = {
      ...sealed,
      signatures: [signed(), aSignature({ tipeOfSignatory: 'intern', indexSignature: 1 })],
    }
    expect([isClosed(staffToo), canBeFilledIn(staffToo)]).toEqual([false, true])
    const editable = { ...sealed, opcionales: { ...digitalSignature, signatureEditableAnswer: true } }
    expect([isClosed(editable), canBeFilledIn(editable)]).toEqual([false, true])
  })
})
