import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getVersion } from '../../data/staff/versions'
import type { Form } from '../../domain/form/form'
import { nextVersion, toVersion } from '../../domain/form/version'
import { aForm, aQuestion, aSection, aSignature, NOW, questions, TYPED } from '../../testing/builders'
import { CONCERT } from '../../testing/tickets'
import { button, openEditor, saved, settle } from './testing/editor-page'

vi.mock('../../data/staff/versions', () => ({ getVersion: vi.fn() }))

const asking = (...titles: string[]) =>
  aSection({
    titulo: 'Datos',
    preguntas: titles.map((titulo, orden) => aQuestion({ id: titulo, titulo, orden })),
  })
const step = (form: Form, username: string, change: Partial<Form>): Form =>
  nextVersion({ ...form, ...change }, { date: NOW, username })

const blank = aForm({ version: 0, formEditedInfo: [], secciones: [asking('Nombre')] })
const first = step(blank, 'ana.ruiz', {})
const second = step(first, 'pablo.bustos', { secciones: [asking('Nombre', 'Rubro')] })
const third = step(second, 'ana.ruiz', { titulo: 'Otro título', secciones: [asking('Rubro')] })

beforeEach(() => {
  settle()
  vi.mocked(getVersion).mockImplementation(async (_, number) => {
    const found = [first, second, third][number - 1]
    if (!found) throw new DataError('notFound')
    return toVersion(found)
  })
})

async function openVersions(form: Form = third) {
  const opened = await openEditor(form)
  await opened.person.click(button('Versiones'))
  return { ...opened, panel: await screen.findByRole('region', { name: 'Versiones' }) }
}

it('DAY-07 says by name, where it is known, who saved which version when, and what the newest one changed', async () => {
  const { panel } = await openVersions()
  const rows = within(panel).getAllByRole('listitem').slice(0, 3)
  expect(rows[0]).toHaveTextContent(/Versión 3.*Actual.*ana\.ruiz, 05\/10\/2026/)
  await waitFor(() => expect(rows[1]).toHaveTextContent(/Versión 2.*Pablo Bustos/))
  expect(await within(panel).findByText('2 diferencias')).toBeVisible()
  expect(panel).toHaveTextContent('Texto: Inspección de comercios → Otro título')
  expect(panel).toHaveTextContent('Pregunta 1 «Nombre»Se eliminó.')
})

it('DAY-07 compares an earlier version with the newest, and brings it back as a change to be saved', async () => {
  const { person, panel } = await openVersions()
  await person.click(within(panel).getByRole('button', { name: 'Ver la versión 1' }))
  expect(await within(panel).findByText(/Es la primera versión/)).toBeVisible()
  await person.click(within(panel).getByRole('combobox', { name: 'Comparar con' }))
  await person.click(screen.getByRole('option', { name: 'La versión actual (3)' }))
  expect(await within(panel).findByText('3 diferencias')).toBeVisible()
  await person.click(within(panel).getByRole('button', { name: 'Recuperar la versión 1' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Versiones' })).toBeNull())
  expect((await saved(person)).secciones[0]?.preguntas.map(({ titulo }) => titulo)).toEqual(['Nombre'])
})

it('DAY-07 says in words how and by whom something is signed, and what is paid', async () => {
  const signature = aSignature({ title: 'Titular', typeOfSignature: 'draw', required: true })
  const fourth = step(third, 'ana.ruiz', { signatures: [signature], payments: [CONCERT] })
  vi.mocked(getVersion).mockImplementation(async (_, number) => toVersion(number === 4 ? fourth : third))
  const { panel } = await openVersions(fourth)
  expect(await within(panel).findByText('2 diferencias')).toBeVisible()
  expect(panel).toHaveTextContent(
    'Firmas: nada → Titular (Dibujar en la pantalla, Ciudadano, Firma obligatoria)',
  )
  expect(panel).toHaveTextContent(/Pagos: nada → Concierto de verano, .*\(Platea 12.50 EUR × 100, /)
})

it('DAY-07 a version that cannot be loaded says so, and can be tried again', async () => {
  vi.mocked(getVersion).mockRejectedValueOnce(new DataError('offline'))
  const { person, panel } = await openVersions()
  await person.click(await within(panel).findByRole('button', { name: 'Reintentar' }))
  expect(await within(panel).findByText('2 diferencias')).toBeVisible()
})

it.each([
  ['timeout', /El servicio tarda demasiado en responder/],
  ['down', /El servicio no responde en este momento/],
] as const)('DAY-07 ANS-14 a version of which nothing is heard (%s) says why', async (code, words) => {
  vi.mocked(getVersion).mockRejectedValueOnce(new DataError(code))
  const { person, panel } = await openVersions()
  expect(await within(panel).findByRole('alert')).toHaveTextContent(words)
  await person.click(within(panel).getByRole('button', { name: 'Reintentar' }))
  expect(await within(panel).findByText('2 diferencias')).toBeVisible()
})

it('DAY-07 a form that is not saved yet has no versions', async () => {
  await openEditor()
  expect(screen.queryByRole('button', { name: 'Versiones' })).toBeNull()
})

it('EDIT-07 a section is copied beside itself, and parts of a long form are found by their words', async () => {
  const titles = ['Nombre', 'Rubro', 'Superficie', 'Altura', 'Calle', 'Barrio', 'Dueño', 'Teléfono']
  const { person } = await openEditor(aForm({ secciones: [asking(...titles)] }))
  const outline = screen.getByRole('navigation', { name: 'Esquema del formulario' })
  await person.type(within(outline).getByRole('searchbox', { name: 'Buscar en el formulario' }), 'dueno')
  expect(await within(outline).findByText('1 parte encontrada')).toBeInTheDocument()
  await person.click(within(outline).getByRole('button', { name: /Dueño/ }))
  expect(within(outline).getByRole('button', { name: /Dueño/, current: true })).toBeInTheDocument()
  await person.clear(within(outline).getByRole('searchbox'))
  await person.click(within(outline).getByRole('button', { name: '1 Datos' }))
  await person.click(button('Duplicar la sección 1'))
  expect((await saved(person)).secciones.map(({ titulo }) => titulo)).toEqual(['Datos', 'Datos'])
})

it('DAY-07 LOGIC-05 tells rules as sentences, each with the words of its own version', async () => {
  const asked = (titulo: string, mostrarSi: string) =>
    aSection({
      titulo: 'Datos',
      preguntas: questions(
        { id: 'edad', titulo, ...TYPED.integer },
        { id: 'tutor', titulo: 'Tutor', mostrarSi },
      ),
    })
  const older = step(blank, 'ana.ruiz', { secciones: [asked('Edad', '')] })
  const newer = step(older, 'ana.ruiz', {
    secciones: [asked('Años cumplidos', '{{edad}} < 18 and not is_blank({{edad}})')],
  })
  vi.mocked(getVersion).mockImplementation(async (_, number) => toVersion(number === 1 ? older : newer))
  const { panel } = await openVersions(newer)
  expect(await within(panel).findByText('2 diferencias')).toBeVisible()
  expect(panel).toHaveTextContent('nada → «Años cumplidos» es menor que 18 y «Años cumplidos» se respondió')
})
