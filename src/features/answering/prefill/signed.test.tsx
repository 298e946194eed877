import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { savePublicAnswer } from '../../../data/public/answers'
import { openSignedLink } from '../../../data/public/signed-link'
import type { StoredAnswer } from '../../../domain/answer/answer'
import { aBranch, aSection, questions } from '../../../testing/builders'
import { useAnsweringTexts } from '../../../testing/render-answering'
import { FORM_ID, storeForm, visit } from './testing/visit'

// What the store gives and the server says of a link are made up: this is about what the page makes of both.
vi.mock(import('../../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))
vi.mock('../../../data/public/answers', () => ({ savePublicAnswer: vi.fn() }))
vi.mock('../../../data/public/signed-link', () => ({ openSignedLink: vi.fn() }))
const asked = vi.mocked(openSignedLink)
const save = vi.mocked(savePublicAnswer)

const FIRMA = `firma=1893456000.${'a'.repeat(64)}`
const NOTE = `1790000000.clave123.${'b'.repeat(64)}?metros=80&rubro=Bar`
const LINK = `?rubro=Bar&metros=80&${FIRMA}`

beforeEach(async () => {
  vi.resetAllMocks()
  await useAnsweringTexts()
  storeForm()
  asked.mockResolvedValue({ status: 'counts', note: NOTE })
})

describe('a link that the town hall signed', () => {
  it('REACH-05 shows what it says to be read, says where that comes from, and is sent with the answer', async () => {
    const person = visit(`${LINK}&detalle=Toldo`)
    expect(await screen.findByText(/completó 2 respuestas\.$/)).toBeVisible()
    expect(asked).toHaveBeenCalledWith({
      ...{ formId: FORM_ID, values: 'metros=80&rubro=Bar' },
      ...{ expires: 1_893_456_000, signature: 'a'.repeat(64) },
    })
    const rubro = screen.getByRole('group', { name: 'Rubro' })
    expect(within(rubro).getByText('Bar')).toBeVisible()
    expect(within(rubro).getByText('Viene del enlace y no se puede cambiar')).toBeVisible()
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(/Detalle/)])
    expect(screen.getByLabelText(/Detalle/)).toHaveValue('Toldo')
    const sent: StoredAnswer[] = []
    save.mockImplementation((make) => Promise.resolve(void sent.push(make('ana'))))
    await person.click(screen.getByRole('button', { name: /^Enviar|^Guardar/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ enlace: NOTE, creadoPor: 'Usuario Anónimo' })
    expect(sent[0]?.secciones[0]?.preguntas?.map(({ respuesta, valor }) => respuesta ?? valor)).toEqual([
      ...['Bar', expect.anything(), 'Toldo'],
    ])
  })

  it('REACH-05 says what begins to be asked later, and says it again in what was unchecked', async () => {
    storeForm({
      secciones: [
        aSection({
          conditionalSection: true,
          conditions: [
            aBranch({ condition: 'Tengo local', questions: questions({ titulo: 'Rubro', codigo: 'rubro' }) }),
          ],
        }),
      ],
    })
    const person = visit(LINK)
    const local = await screen.findByRole('checkbox', { name: 'Tengo local' })
    for (const _round of [1, 2]) {
      await person.click(local)
      expect(within(await screen.findByRole('group', { name: 'Rubro' })).getByText('Bar')).toBeVisible()
      await person.click(local)
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Rubro' })).toBeNull())
    }
    await person.click(local)
    const sent: StoredAnswer[] = []
    save.mockImplementation((make) => Promise.resolve(void sent.push(make('ana'))))
    await person.click(screen.getByRole('button', { name: /^Enviar|^Guardar/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.secciones[0]?.conditions?.[0]?.questions).toMatchObject([{ respuesta: 'Bar' }])
  })

  it.each([
    ['late', 'El enlace venció'],
    ['wrong', 'El enlace no es válido'],
  ] as const)('REACH-05 opens nothing when the server says that it is %s', async (status, title) => {
    asked.mockResolvedValue({ status, note: '' })
    visit(LINK)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('Bar')).toBeNull()
  })

  it('REACH-05 is not believed unasked: without network the person is told, and asks again', async () => {
    asked.mockRejectedValue(new DataError('offline'))
    visit(LINK)
    expect(await screen.findByRole('heading', { name: 'No pudimos comprobar el enlace' })).toBeVisible()
    expect(screen.getByText(/No hay conexión/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  })
})

describe('a form that opens by signed links alone', () => {
  it.each(['', '?rubro=Bar', '?firma=Ana'])('REACH-05 does not open by «%s»', async (search) => {
    storeForm({ soloFirmado: true })
    visit(search)
    expect(
      await screen.findByRole('heading', { name: 'Este formulario se abre con un enlace propio' }),
    ).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('REACH-05 opens by one', async () => {
    storeForm({ soloFirmado: true })
    visit(LINK)
    expect(await screen.findByRole('group', { name: 'Rubro' })).toBeVisible()
  })
})
