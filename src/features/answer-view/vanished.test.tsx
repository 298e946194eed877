import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import { compactSections } from '../../domain/answering/compact'
import { setResponse } from '../../domain/answer/fill'
import { installLogic, withRules } from '../../domain/answering/logic'
import { startSections } from '../../domain/answering/start'
import { assembleAnswer } from '../../domain/answering/whole'
import { answerInPlace } from '../../domain/correction/overlay'
import * as logic from '../../domain/form-logic/logic'
import { dependingOn, withBelonging } from '../../domain/form-logic/depending'
import {
  anAnswer,
  anOption,
  aSection,
  aUser,
  aVersion,
  CLOCK,
  questions,
  TYPED,
} from '../../testing/builders'
import { askingFor, corrected, minutes, pick, REVIEWED, revised } from '../../testing/corrections'
import { renderStaff } from '../../testing/render-staff'
import { AnswerDocument } from './AnswerDocument'

vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))

installLogic(logic)

const BEGUN = '2026-10-05'
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'casa',
      titulo: 'Casa',
      preguntas: questions(
        { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
        { id: 'which', titulo: '¿Cuáles?', mostrarSi: '{{pets}}' },
      ),
    }),
    aSection({
      ...{ id: 'vet', orden: 1, titulo: 'Veterinaria', mostrarSi: '{{pets}}' },
      preguntas: questions({ id: 'name', titulo: 'Nombre' }, { id: 'phone', titulo: 'Teléfono' }),
    }),
  ],
})
const path = (section: number, question: number) => ({
  ...{ section, condition: null, row: 0, question, repetition: 0 },
})
const said = (pets: string, phone = '') =>
  [
    [path(0, 0), pets] as const,
    [path(0, 1), 'Dos gatos'] as const,
    [path(1, 0), 'La Pradera'] as const,
    [path(1, 1), phone] as const,
  ].reduce(
    (sections, [at, respuesta]) => withRules(setResponse(sections, at, { respuesta }), BEGUN),
    startSections(version.secciones, CLOCK),
  )
const given = { ...anAnswer({ version, secciones: said('true') }), diaComienzo: BEGUN }
const draw = (stored: StoredAnswer, of = version) =>
  renderStaff(<AnswerDocument answer={answerInPlace(assembleAnswer(of, stored))} />, {
    user: aUser('ROLE_SUPERVISOR_CORRECTOR'),
    ...{ pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
  })
const REASON = 'Ya no se pregunta: solo se hace si «¿Tiene mascotas?» es Sí.'

it('LOGIC-10 what a correction makes vanish is struck through where it stood, with its reason', async () => {
  await draw(corrected(version, given, { secciones: compactSections(said('false')) }, minutes(1)))
  const house = within(screen.getByRole('region', { name: 'Casa' }))
  expect(house.getByText('Dos gatos').closest('del')).not.toBeNull()
  expect(house.getByText(REASON)).toBeVisible()
  const vet = within(screen.getByRole('region', { name: 'Veterinaria' }))
  expect(vet.getByText('La Pradera').closest('del')).not.toBeNull()
  expect(vet.getByText(REASON)).toBeVisible()
  expect(vet.queryByText('Teléfono')).toBeNull()
})

it('LOGIC-10 CORR-05 so is what a revision makes vanish, which the history counts and lists', async () => {
  const request = askingFor({ sections: ['casa'], items: [pick('casa', { preguntaId: 'pets' })] })
  const asked = corrected(version, given, { request }, minutes(1))
  await draw(revised(version, asked, said('false'), minutes(2)))
  const vet = within(screen.getByRole('region', { name: 'Veterinaria' }))
  expect(vet.getByText('La Pradera').closest('del')).not.toBeNull()
  expect(vet.getByText(REASON)).toBeVisible()
  const history = within(screen.getByRole('region', { name: 'Historial' }))
  expect(history.getByText('2 respuestas dejaron de pedirse: ¿Cuáles?, Nombre')).toBeVisible()
})

const towns = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'home',
      titulo: 'Vivienda',
      preguntas: questions(
        {
          ...{ id: 'province', titulo: 'Provincia', ...TYPED['single-choice'] },
          opciones: [
            anOption(0, { id: 'north', texto: 'Norte' }),
            anOption(1, { id: 'south', texto: 'Sur' }),
          ],
        },
        {
          ...{ id: 'towns', titulo: 'Localidades', ...TYPED['multiple-choice'] },
          filtroOpciones: dependingOn('province'),
          opciones: ['north', 'south', 'north'].map((option, at) =>
            withBelonging(anOption(at, { id: `t${at}`, texto: ['Arriba', 'Abajo', 'Cumbre'][at] ?? '' }), {
              ...{ question: 'province', option },
            }),
          ),
        },
      ),
    }),
  ],
})
const livesIn = (province: string, ...ticks: number[]) => {
  const begun = startSections(towns.secciones, CLOCK)
  const chosen = withRules(setResponse(begun, path(0, 0), { respuesta: province }), BEGUN)
  const opciones = chosen[0]?.preguntas[1]?.opciones.map((one, at) => ({
    ...one,
    checked: ticks.includes(at),
  }))
  return setResponse(chosen, path(0, 1), { opciones: opciones ?? [] })
}
const resident = { ...anAnswer({ version: towns, secciones: livesIn('0', 0, 2) }), diaComienzo: BEGUN }

it.each(['a correction', 'a revision'])(
  'LOGIC-10 picks whose options %s takes away are struck through with the rule of the options, and nobody’s edit',
  async (by) => {
    const request = askingFor({ sections: ['home'], items: [pick('home', { preguntaId: 'province' })] })
    const now =
      by === 'a correction'
        ? corrected(towns, resident, { secciones: compactSections(livesIn('1')) }, minutes(1))
        : revised(towns, corrected(towns, resident, { request }, minutes(1)), livesIn('1'), minutes(2))
    await draw(now, towns)
    const home = within(screen.getByRole('region', { name: 'Vivienda' }))
    const gone = home.getAllByRole('deletion').map(({ textContent }) => textContent)
    expect(gone).toEqual(['Norte', 'Arriba', 'Cumbre'])
    expect(home.getByText('Ya no se ofrecen: solo se ofrecen si «Provincia» es Norte.')).toBeVisible()
    expect(home.getAllByRole('list', { name: 'Lo que pasó con esta respuesta' })).toHaveLength(1)
    const history = within(screen.getByRole('region', { name: 'Historial' }))
    const counted = '2 opciones elegidas dejaron de ofrecerse: Arriba, Cumbre'
    expect(history.queryAllByText(counted)).toHaveLength(by === 'a revision' ? 1 : 0)
  },
)

it('LOGIC-10 the reason of several is said once, for the whole section', async () => {
  const both = { ...given, secciones: compactSections(said('true', '555 0101')) }
  await draw(corrected(version, both, { secciones: compactSections(said('false')) }, minutes(1)))
  const vet = within(screen.getByRole('region', { name: 'Veterinaria' }))
  expect(vet.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
    'La Pradera',
    '555 0101',
  ])
  expect(vet.getAllByText(/^Ya no se pregunta/).map(({ textContent }) => textContent)).toEqual([
    'Ya no se preguntan: solo se hacen si «¿Tiene mascotas?» es Sí.',
  ])
})

it('LOGIC-10 nothing is struck through of what is asked, nor told of what was never answered', async () => {
  await draw(given)
  expect(screen.getByText('Dos gatos').closest('del')).toBeNull()
  expect(screen.queryByText(/Ya no se pregunta/)).toBeNull()
})

it('LOGIC-10 an answer that never asked for a section does not show it', async () => {
  await draw({ ...anAnswer({ version, secciones: said('false') }), diaComienzo: BEGUN })
  expect(screen.queryByText('Veterinaria')).toBeNull()
})
