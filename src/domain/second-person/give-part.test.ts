import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBranch,
  aSection,
  anAnswer,
  anAttachment,
  aVersion,
  CLOCK,
  questions,
  TYPED,
} from '../../testing/builders'
import { contentFaults } from '../answering/content'
import { loadLogic } from '../answering/logic'
import { compactSections } from '../answering/compact'
import { completeAnswer } from '../correction/completion'
import { setResponse } from '../answer/fill'
import { pretendsPart } from '../answer/part-request'
import { problemsOf } from '../answer/problems'
import { startSections } from '../answering/start'
import { askedIn } from '../answer/view'
import { assembleSections } from '../answering/whole'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { changesRequested } from '../correction/ask'
import { correctAnswer } from '../correction/correct'
import { removedIn } from '../correction/removed'
import { pick, REVIEWED, SUPERVISOR } from '../../testing/corrections'
import { othersPartIn, waitsForPart } from '../form/second-person'
import { NOW } from '../../testing/builders'
import { givePart } from './give-part'

const tenant = aSection({
  id: 'inquilino',
  titulo: 'Inquilino',
  preguntas: questions(
    { id: 'casado', ...TYPED['yes-no'], required: true },
    { id: 'total', calculo: '{{renta}} * 2', ...TYPED.decimal },
  ),
})
const owner = aSection({
  id: 'propietario',
  orden: 1,
  titulo: 'Propietario',
  otraPersona: 'Propietario',
  mostrarSi: '{{casado}} = true',
  preguntas: questions(
    { id: 'acuerdo', titulo: 'De acuerdo', ...TYPED['yes-no'], required: true },
    { id: 'renta', titulo: 'Renta', ...TYPED.decimal },
    { id: 'foto', titulo: 'Escritura', adjuntar: true },
  ),
})
const version = aVersion({ secciones: [tenant, owner] })
beforeAll(() => loadLogic(version.secciones))

const AT = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }

/** The answer as its first person sends it. */
const sent = (casado = 'true'): StoredAnswer => {
  const secciones = setResponse(startSections(version.secciones, CLOCK), AT, { respuesta: casado })
  return anAnswer({ version, secciones })
}
const AGREED: StoredSection = {
  id: 'propietario',
  orden: 1,
  preguntas: [
    { id: 'acuerdo', orden: 0, respuesta: 'true' },
    { id: 'renta', orden: 1, respuesta: '250,5' },
  ],
}
const given = (section: StoredSection, stored = sent()) => givePart(version, stored, section)
function mustGive(section: StoredSection = AGREED, stored = sent()) {
  const outcome = given(section, stored)
  if (typeof outcome === 'string') throw new Error(outcome)
  return { ...stored, secciones: outcome.secciones }
}
const ids = ({ secciones }: Pick<StoredAnswer, 'secciones'>) =>
  askedIn(assembleSections(version.secciones, secciones, null)).map(({ question }) => question.id)

describe('an answer whose part is another person’s', () => {
  it('REACH-11 does not ask the part of who answers the rest, and lacks nothing without it', () => {
    const fresh = setResponse(startSections(version.secciones, CLOCK), AT, { respuesta: 'true' })
    expect(askedIn(fresh).map(({ question }) => question.id)).toEqual(['casado', 'total'])
    expect(problemsOf(fresh)).toEqual([])
    expect(contentFaults(version, sent().secciones, null)).toEqual([])
  })

  it('REACH-11 keeps nothing that who answers the rest puts there', () => {
    const path = { ...AT, section: othersPartIn(version.secciones) }
    const typed = setResponse(startSections(version.secciones, CLOCK), path, { respuesta: 'true' })
    expect(compactSections(typed).map(({ id }) => id)).not.toContain('propietario')
    expect(contentFaults(version, [...sent().secciones, AGREED], null)).toContain('parts')
  })

  it('REACH-11 keeps nothing of it in a form without any rule either, whatever kind of section it is', () => {
    const plain = { ...owner, mostrarSi: '' }
    const rows = { ...plain, repetible: true, puedeEstarVacia: true }
    const branches = aSection({
      ...{ id: 'propietario', orden: 1, otraPersona: 'Propietario', conditionalSection: true },
      conditions: [aBranch({ id: 'si', questions: questions({ id: 'cuanto' }) })],
    })
    const typed: StoredSection = {
      ...{ id: 'propietario', orden: 1, preguntas: AGREED.preguntas ?? [], vacia: true },
      seccionesRepetibles: [{ orden: 0, preguntas: AGREED.preguntas ?? [] }],
      conditions: [{ id: 'si', order: 0, questions: [{ id: 'cuanto', orden: 0, respuesta: '1' }] }],
    }
    for (const section of [plain, rows, branches])
      expect(compactSections(assembleSections([section], [typed], null))).toEqual([])
  })

  it('REACH-11 waits for the other person where its rules ask for them, until they gave it', () => {
    const waits = ({ secciones }: StoredAnswer) =>
      waitsForPart(assembleSections(version.secciones, secciones, null))
    expect([sent('true'), sent('false'), mustGive()].map(waits)).toEqual([true, false, false])
  })

  it('REACH-11 has the part once it was given, and works out what depends on it', () => {
    const after = mustGive()
    expect(ids(after)).toEqual(['casado', 'total', 'acuerdo', 'renta', 'foto'])
    const [first] = assembleSections(version.secciones, after.secciones, null)
    expect(first?.preguntas[1]?.respuesta).toBe('501')
    expect(contentFaults(version, after.secciones, null)).toEqual([])
  })

  it('REACH-11 a part of nothing but blanks was given all the same', () => {
    const optional = { ...owner, preguntas: questions({ id: 'nota' }) }
    const form = aVersion({ secciones: [tenant, optional] })
    const outcome = givePart(form, sent(), { id: 'propietario', orden: 1 })
    expect(outcome).toMatchObject({ secciones: [{ id: 'inquilino' }, { id: 'propietario', dada: true }] })
  })
})

describe('a part that is sent raw', () => {
  it.each([
    [
      'lacks what is required',
      { ...AGREED, preguntas: [{ id: 'renta', orden: 1, respuesta: '1' }] },
      'content',
    ],
    [
      'says what is not asked',
      { ...AGREED, preguntas: [...(AGREED.preguntas ?? []), { id: 'casado', orden: 0, respuesta: 'false' }] },
      'content',
    ],
    [
      'has a value that is none',
      { ...AGREED, preguntas: [{ id: 'acuerdo', orden: 0, respuesta: 'quizás' }] },
      'content',
    ],
    [
      'has rows that the form does not',
      { ...AGREED, seccionesRepetibles: [{ orden: 0, preguntas: [] }] },
      'content',
    ],
    [
      'names a file of another form',
      {
        ...AGREED,
        preguntas: [
          ...(AGREED.preguntas ?? []),
          { id: 'foto', orden: 2, imagen: anAttachment({ path: 'imagenes/otro/a.png' }) },
        ],
      },
      'content',
    ],
  ])('REACH-11 is not taken where it %s', (_name, section, fault) => {
    expect(given(section)).toBe(fault)
  })

  it('REACH-11 goes into its own section whatever it calls itself', () => {
    expect(
      mustGive({ ...AGREED, id: 'inquilino', orden: 0 }).secciones.map(({ id, dada }) => [id, dada]),
    ).toEqual([
      ['inquilino', undefined],
      ['propietario', true],
    ])
  })

  it('REACH-11 is not taken twice, nor where a rule does not ask for it', () => {
    expect(given(AGREED, mustGive())).toBe('over')
    expect(given(AGREED, sent('false'))).toBe('over')
    expect(givePart(aVersion({ secciones: [tenant] }), sent(), AGREED)).toBe('over')
  })

  it('REACH-11 changes nothing else of the answer but what its rules work out', () => {
    const before = sent()
    const { secciones } = mustGive(AGREED, before)
    expect(secciones[0]?.preguntas?.filter(({ id }) => id !== 'total')).toEqual(
      before.secciones[0]?.preguntas,
    )
  })
})

describe('nobody else gives it', () => {
  it('REACH-11 an answer that comes with the part pretends to be the other person', () => {
    const { secciones } = mustGive()
    expect(pretendsPart({ secciones })).toBe(true)
    const noted = {
      prueba: 'x',
      direccion: '',
      pedida: NOW,
      hasta: NOW,
      cuando: null,
      motivo: '',
      cuenta: '',
      evento: '',
    }
    expect(pretendsPart({ secciones, otraPersona: { ...noted, fin: 'rechazada' } })).toBe(true)
    expect(pretendsPart({ secciones, otraPersona: { ...noted, fin: 'dada' } })).toBe(false)
    expect(pretendsPart(sent())).toBe(false)
  })

  it('REACH-11 staff who complete or correct an answer neither give the part nor take it back', () => {
    const reviewed = { ...version, opcionales: REVIEWED }
    const [open, done] = [sent(), mustGive()].map((stored) => ({ ...stored, opcionales: REVIEWED }))
    if (!open || !done) throw new Error('there are two')
    for (const [stored, other] of [
      [open, done],
      [done, open],
    ] as const) {
      const asked = { secciones: other.secciones, signatures: [], estado: null }
      expect(completeAnswer(reviewed, stored, asked)).toBe('locked')
      const correction = { secciones: other.secciones, rows: [], ubicacion: null, request: null }
      expect(correctAnswer(reviewed, stored, correction, { madeBy: SUPERVISOR, now: NOW })).toBe('locked')
    }
  })

  it('REACH-11 the citizen is not asked to change what the other person gave', () => {
    const standing = assembleSections(version.secciones, mustGive().secciones, null)
    const picks = { sections: ['propietario'], items: [pick('propietario', { preguntaId: 'acuerdo' })] }
    expect(changesRequested(standing, picks, removedIn({}))).toBe('unknown')
  })
})
