import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAnswer, anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { SUPERVISOR } from '../../testing/corrections'
import type { StoredAnswer } from '../answer/answer'
import { setResponse } from '../answer/fill'
import { assembleAnswer } from '../answering/whole'
import { choiceEntry, digestOf } from '../answers-list/digest'
import { changesBetween } from '../correction/diff'
import { correctedAnswer } from '../correction/overlay'
import { exportColumns } from '../export/columns'
import { exportRow, type ExportFormat } from '../export/row'
import { contributionOf } from '../statistics/aggregates/contribution'
import { summaryOf } from '../statistics/aggregates/form-summary'
import { NO_SUMS, plus } from '../statistics/aggregates/sums'
import { addState, deleteState, renameState } from './edit-states'
import type { FormVersion } from './form'
import type { Option } from './question'
import type { States } from './state'
import { namedAs, stateRef, currentRef, withCurrentState } from './state-ref'

const KINDS = [
  'answer',
  'answer',
  'correct',
  'rename',
  'move',
  'remove',
  'add',
  'call',
  'drop',
  'found',
] as const
const steps = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat({ max: 8 }), to: fc.nat({ max: 8 }) }),
  {
    minLength: 4,
    maxLength: 30,
  },
)
const PATH = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
const FORMAT: ExportFormat = {
  summary: { yes: 'Sí', no: 'No', language: 'es' },
  ...{ localMoment: String, filePage: () => null, invalid: '', corrected: '' },
}

/** What was meant by an answer when it was given, or corrected. */
interface Meant {
  version: FormVersion
  stored: StoredAnswer
  option: Pick<Option, 'id' | 'texto'>
  /** The state as it is known here, whatever it is called by now. */
  state: string
}

/** A form whose options and states are changed under its answers. */
class World {
  readonly versions: FormVersion[] = []
  readonly answers: Meant[] = []
  private options: Option[] = ['Bache', 'Luz', 'Árbol'].map((texto, orden) =>
    anOption(orden, { id: `o${orden}`, texto }),
  )
  estados: States = {
    disponibles: ['Nueva', 'En curso', 'Hecha'].map((nombre, id) => ({ id, nombre, transiciones: [] })),
    ...{ inicial: 0, actual: 0 },
  }
  /** Which state stands at each position of the form. */
  states = ['s0', 's1', 's2']
  private made = 3

  private publish(): FormVersion {
    const opciones = this.options.map((option, orden) => ({ ...option, orden }))
    const preguntas = questions({ ...TYPED['single-choice'], id: 'q', titulo: 'Tipo', opciones })
    const secciones = [aSection({ preguntas })]
    const version = { ...aVersion({ secciones, estados: this.estados }), version: this.versions.length + 1 }
    this.versions.push(version)
    return version
  }

  private answer(at: number, to: number): void {
    const version = this.publish()
    const [option, state] = [this.options[at % this.options.length], to % this.states.length]
    if (!option) return
    const respuesta = String(this.options.indexOf(option))
    const given = anAnswer({ version, secciones: setResponse(version.secciones, PATH, { respuesta }) })
    const stored = {
      ...given,
      id: `r${this.answers.length}`,
      estados: withCurrentState(version.estados, state),
    }
    this.answers.push({ version, stored, option, state: this.states[state] ?? '' })
  }

  /** A supervisor corrects it among the options that it was asked with. */
  private correct(at: number, to: number): void {
    const meant = this.answers[at % Math.max(1, this.answers.length)]
    const offered = meant?.version.secciones[0]?.preguntas[0]?.opciones ?? []
    const option = offered[to % Math.max(1, offered.length)]
    if (!meant || !option) return
    const before = correctedAnswer(assembleAnswer(meant.version, meant.stored)).secciones
    const after = setResponse(before, PATH, { respuesta: String(option.orden) })
    const changes = changesBetween(
      { secciones: before, ubicacion: null },
      { secciones: after, ubicacion: null },
    )
    if (!changes) return
    const edit = { madeBy: SUPERVISOR, sentDateTime: new Date(2026, 0, 1, 0, this.made++), ...changes }
    meant.stored = { ...meant.stored, editsBySupervisor: [...(meant.stored.editsBySupervisor ?? []), edit] }
    meant.option = option
  }

  step(kind: (typeof KINDS)[number], at: number, to: number): void {
    const [one, other] = [at % this.options.length, to % this.options.length]
    const state = at % this.states.length
    this.made += 1
    const name = `n${this.made}`
    if (kind === 'answer') this.answer(at, to)
    if (kind === 'correct') this.correct(at, to)
    if (kind === 'rename')
      this.options = this.options.map((option, i) => (i === one ? { ...option, texto: name } : option))
    if (kind === 'move') {
      const rest = this.options.toSpliced(one, 1)
      this.options = rest.toSpliced(other, 0, ...this.options.slice(one, one + 1))
    }
    if (kind === 'remove' && this.options.length > 1) this.options = this.options.toSpliced(one, 1)
    if (kind === 'add')
      this.options = [...this.options, anOption(this.options.length, { id: name, texto: name })]
    if (kind === 'call') this.estados = renameState(this.estados, state, name)
    if (kind === 'found') {
      this.estados = addState(this.estados, name, () => name)
      this.states = [...this.states, name]
    }
    if (kind === 'drop' && this.states.length > 1) {
      this.estados = deleteState(this.estados, state)
      this.states = this.states.toSpliced(state, 1)
    }
  }
}

function happened(given: { kind: (typeof KINDS)[number]; at: number; to: number }[]): World {
  const world = new World()
  for (const { kind, at, to } of given) world.step(kind, at, to)
  return world
}

const shown = ({ version, stored }: Meant) => correctedAnswer(assembleAnswer(version, stored))

describe('options and states that change under stored answers', () => {
  it('DAY-01 ALIST-02 a list shows what was chosen, and a filter finds that option and no other', () => {
    fc.assert(
      fc.property(steps, (given) => {
        for (const meant of happened(given).answers) {
          const { columnas, palabras } = digestOf(meant.stored, shown(meant).secciones, [])
          expect(columnas).toEqual({ q: meant.option.texto })
          expect(palabras.filter((entry) => entry.startsWith('#'))).toEqual([
            choiceEntry('q', meant.option.id),
          ])
        }
      }),
    )
  })

  it('ALIST-06 VIEW-01 CORR-02 an export with the columns of all versions says it in its own words, corrected or not', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { answers, versions } = happened(given)
        const columns = exportColumns(versions, 'es')
        const at = columns.findIndex((column) => column.of === 'answer')
        for (const meant of answers)
          expect(exportRow(shown(meant), columns, FORMAT)[at]).toEqual(meant.option.texto)
      }),
    )
  })

  it('STAT-02 statistics count each option as often as it was chosen', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { answers } = happened(given)
        const sums = answers.reduce(
          (all, { version, stored }) => plus(all, contributionOf(version, stored, [])?.sums ?? NO_SUMS),
          NO_SUMS,
        )
        const counted = new Map(
          summaryOf(sums)
            .questions.get('q')
            ?.options.map(({ id, count }) => [id, count]),
        )
        const meant = new Map<string, number>()
        for (const { option } of answers) meant.set(option.id, (meant.get(option.id) ?? 0) + 1)
        expect(counted).toEqual(meant)
      }),
    )
  })

  it('ALIST-02 DAY-04 each state of the form as it is now finds the answers that stand in it, and no others', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { answers, estados, states } = happened(given)
        estados.disponibles.forEach((state, position) => {
          const found = answers.filter(
            (one) => currentRef(namedAs(one.stored.estados, estados)) === stateRef(state),
          )
          expect(found).toEqual(answers.filter((one) => one.state === states[position]))
          expect(answers.filter(({ stored }) => stored.estados.clave === stateRef(state))).toEqual(found)
        })
      }),
    )
  })
})
