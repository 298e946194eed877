import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aBranch, aSection, aSignature, aVersion, questions, TYPED } from '../../testing/builders'
import { memoryStore, renderAnswering, takingUploader } from '../../testing/render-answering'

afterEach(() => vi.unstubAllGlobals())

/** Four sections of twelve optional numbers each, and one that must be given in the third. */
const version = aVersion({
  secciones: Array.from({ length: 4 }, (_, index) =>
    aSection({
      id: `s${index}`,
      orden: index,
      titulo: `Parte ${index + 1}`,
      preguntas: questions(
        ...Array.from({ length: 12 }, (_question, place) => ({
          id: `p${index}-${place}`,
          titulo: `Dato ${index + 1}.${place + 1}`,
          ...TYPED.integer,
          required: index === 2 && place === 0,
        })),
      ),
    }),
  ),
})

const at = (section: number, question: number) => ({
  section,
  condition: null,
  row: 0,
  question,
  repetition: 0,
})

describe('the sheet of sections', () => {
  it('ANS-07 the sheet tells wrong from missing, and ticks only sections that were opened', async () => {
    const form = await renderAnswering(version)
    await form.person.type(screen.getByLabelText('Dato 1.1'), 'muchos')
    await form.press('Siguiente')
    await form.press('Ver las secciones')
    const row = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })
    expect(row(/Parte 1/)).toHaveTextContent('1 respuesta por corregir')
    expect(row(/Parte 1/)).not.toHaveTextContent('obligatoria')
    expect(row(/Parte 2/)).toHaveTextContent('Nada obligatorio pendiente')
    expect(row(/Parte 3/)).toHaveTextContent('Falta 1 respuesta obligatoria')
    expect(row(/Parte 3/)).toHaveTextContent('Sin abrir')
    expect(row(/Parte 4/)).toHaveTextContent('Sin abrir')
    expect(row(/Parte 4/)).not.toHaveTextContent('Nada obligatorio')
  })
})

describe('going on in a long form', () => {
  it('ANS-01 the next question without an answer is one press away, on another page too', async () => {
    const form = await renderAnswering(version)
    await form.person.type(screen.getByLabelText('Dato 1.1'), '7')
    const next = 'Ir a lo que falta responder'
    await form.press(next)
    expect(screen.getByLabelText('Dato 1.2')).toHaveFocus()
    for (let question = 2; question <= 12; question += 1) await form.press(next)
    await waitFor(() => expect(screen.getByLabelText('Dato 2.1')).toHaveFocus())
    expect(screen.getByText('Sección 2 de 4')).toBeVisible()
  })

  it('DAY-06 going on says what the last page lacks, and the last page is one press away again', async () => {
    const form = await renderAnswering(version, { at: '/?seccion=3' })
    expect(screen.queryByRole('button', { name: 'Volver a la revisión' })).toBeNull()
    await form.press('Siguiente')
    expect(await screen.findByText('Sección 4 de 4')).toBeVisible()
    expect(screen.getByText(/Atrás falta 1 respuesta/)).toBeVisible()
    await form.press('Siguiente')
    expect(await screen.findByRole('heading', { name: 'Revise sus respuestas' })).toHaveFocus()
    await form.press('Anterior')
    await form.press('Anterior')
    expect(await screen.findByText('Responda esta pregunta.')).toBeVisible()
    expect(screen.queryByText(/En la página anterior/)).toBeNull()
    await form.press('Volver a la revisión')
    expect(await screen.findByRole('heading', { name: 'Revise sus respuestas' })).toHaveFocus()
  })

  it('DAY-06 after a reload the last page is one press away for a person who has been everywhere', async () => {
    const store = memoryStore()
    const first = await renderAnswering(version, { store, at: '/?seccion=1' })
    for (let page = 1; page <= 4; page += 1) await first.press('Siguiente')
    act(() => first.answering.engine.respond(at(0, 0), { respuesta: '7' }))
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    const second = await renderAnswering(version, { store })
    expect(screen.getByText('Sección 1 de 4')).toBeVisible()
    await second.press('Volver a la revisión')
    expect(await screen.findByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  })
})

describe('checking what was answered', () => {
  it('DAY-06 lists what was answered and what is missing, leads to each and back, and sends from there', async () => {
    const form = await renderAnswering(version, { at: '/?seccion=5' })
    act(() => form.answering.engine.respond(at(1, 2), { respuesta: '12' }))
    const row = async (title: string) => (await screen.findByText(title)).closest('div')
    expect(await row('Dato 2.3')).toHaveTextContent('12')
    expect(await row('Dato 2.4')).toHaveTextContent('Sin respuesta')
    expect(await row('Dato 3.1')).toHaveTextContent('Responda esta pregunta.')
    expect(screen.getByText('Revise sus respuestas', { selector: 'p' })).toBeVisible()
    await form.press('Cambiar: Dato 3.1')
    await waitFor(() => expect(screen.getByLabelText(/^Dato 3\.1(?!\d)/)).toHaveFocus())
    await form.person.keyboard('5')
    await form.press('Volver a la revisión')
    expect(await row('Dato 3.1')).toHaveTextContent('5')
    await form.save()
    await waitFor(() => expect(form.outcome.savedTimes).toBe(1))
  })

  it('DAY-06 sending leads to what is missing, and the sheet lists the page of all answers', async () => {
    const form = await renderAnswering(version, { at: '/?seccion=5' })
    await form.save()
    await waitFor(() => expect(screen.getByLabelText(/^Dato 3\.1(?!\d)/)).toHaveFocus())
    await form.press('Ver las secciones')
    await form.press(/Revise sus respuestas/)
    expect(await screen.findByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  })

  it('DAY-06 the page of all answers lists conditions, rows, further answers, files and signatures by name', async () => {
    const whole = aVersion({
      opcionales: { ...aVersion().opcionales, digitalSignature: true },
      signatures: [aSignature({ title: 'Vecina' })],
      secciones: [
        aSection({
          id: 'c',
          titulo: 'Salud',
          conditionalSection: true,
          conditionalQuestion: '¿Qué le pasa?',
          required: true,
          conditions: [
            aBranch({
              id: 'c1',
              condition: 'Ruido',
              questions: questions({ id: 'r', titulo: '¿Cuánto?' }),
            }),
            aBranch({ id: 'c2', order: 1, condition: 'Humo', questions: [] }),
          ],
        }),
        aSection({
          id: 'r',
          orden: 1,
          titulo: 'Personas',
          repetible: true,
          preguntas: questions({ id: 'n', titulo: 'Nombre', repetible: true }),
        }),
        ...version.secciones.slice(0, 2).map((section, index) => ({ ...section, orden: index + 2 })),
      ],
    })
    const form = await renderAnswering(whole, { at: '/?seccion=6' })
    const { engine } = form.answering
    expect(await screen.findByText('Elija al menos una opción.')).toBeVisible()
    act(() => {
      engine.check(0, 0, true)
      engine.addRow(1)
      engine.addRepetition({ ...at(1, 0), row: 1 })
      engine.respond({ ...at(1, 0), row: 1, repetition: 1 }, { respuesta: 'Eva' })
    })
    await form.press('Anterior')
    await form.press('Siguiente')
    expect((await screen.findByText('¿Qué le pasa?')).closest('div')).toHaveTextContent('Ruido')
    expect(screen.getByText('¿Cuánto?')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Personas 2' })).toBeVisible()
    expect(screen.getByText('Nombre 2').closest('div')).toHaveTextContent('Eva')
    expect(screen.getByText('Vecina').closest('div')).toHaveTextContent('Sin firmar')
    expect(screen.getByRole('button', { name: 'Cambiar: Personas 1, Nombre' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cambiar: Personas 2, Nombre' })).toBeVisible()
    await form.press('Cambiar: ¿Qué le pasa?')
    expect(await screen.findByRole('heading', { name: 'Salud' })).toBeVisible()
  })

  it('DAY-06 while a file is being sent, other problems of its question are listed and the file is not called missing', async () => {
    const [first, ...others] = version.secciones
    const [one, two, ...rest] = first?.preguntas ?? []
    if (!first || !one || !two) throw new Error('The form has questions.')
    const asked = [one, two].map((question) => ({ ...question, adjuntar: true, required: true }))
    const withPhotos = { ...version, secciones: [{ ...first, preguntas: [...asked, ...rest] }, ...others] }
    const uploader = { ...takingUploader(), upload: () => new Promise<void>(() => undefined) }
    const form = await renderAnswering(withPhotos, { uploader })
    for (const chooser of screen.getAllByLabelText('Elegir imagen', { selector: 'input' }))
      await form.person.upload(chooser, new File(['foto'], 'frente.jpg', { type: 'image/jpeg' }))
    act(() => form.answering.engine.respond(at(0, 0), { respuesta: 'muchos' }))
    for (let page = 1; page <= 4; page += 1) await form.press('Siguiente')
    const row = async (title: string) => (await screen.findByText(title)).closest('div')
    expect(await row('Dato 1.1')).toHaveTextContent('Debe contestar con un número entero válido.')
    expect(await row('Dato 1.2')).not.toHaveTextContent('Adjunte una imagen.')
    expect(await row('Dato 1.2')).toHaveTextContent('frente.jpg')
  })

  it('DAY-06 a short form has no page of all answers', async () => {
    await renderAnswering(aVersion({ secciones: version.secciones.slice(0, 1) }))
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible()
    expect(screen.queryByText('Revise sus respuestas')).toBeNull()
  })
})

describe('a draft that is found again', () => {
  it('ANS-22 a restored draft leads to the question that was answered last, and knows the opened sections', async () => {
    const store = memoryStore()
    const first = await renderAnswering(version, { store, at: '/?seccion=2' })
    await first.person.type(screen.getByLabelText('Dato 2.7'), '12')
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    const second = await renderAnswering(version, { store })
    expect(screen.getByText('Sección 1 de 4')).toBeVisible()
    await second.press('Seguir')
    expect(await screen.findByText('Sección 2 de 4')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Dato 2.7')).toHaveFocus())
    expect(screen.queryByText(/^Recuperamos/)).toBeNull()
    await second.press('Ver las secciones')
    expect(screen.getByRole('button', { name: /Parte 2.*Nada obligatorio pendiente/ })).toBeVisible()
  })

  it('ANS-22 an untouched form that somebody tried to send leaves no draft', async () => {
    const store = memoryStore()
    const asking = aVersion({
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [aSignature({ required: true })],
      secciones: [aSection({ preguntas: questions({ titulo: 'Calle', required: true }) })],
    })
    const { answering, save } = await renderAnswering(asking, { store })
    await save()
    expect(await screen.findByRole('alert')).toBeVisible()
    await answering.keeper.flush()
    expect(store.kept.size).toBe(0)
  })

  it('ANS-22 a form that was only looked at leaves no draft', async () => {
    const store = memoryStore()
    const form = await renderAnswering(version, { store })
    await form.press('Siguiente')
    await form.answering.keeper.flush()
    expect(store.kept.size).toBe(0)
  })
})

describe('a line without responses', () => {
  it('ANS-14 the page notices that the network is back although the browser never called it offline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    const asked = vi.fn(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', asked)
    const form = await renderAnswering(version, {
      save: () => Promise.reject(new Error('no')),
      failureOf: () => 'offline',
      at: '/?seccion=5',
    })
    act(() =>
      form.answering.engine.respond(
        { section: 2, condition: null, row: 0, question: 0, repetition: 0 },
        { respuesta: '1' },
      ),
    )
    await form.save()
    await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(asked).toHaveBeenCalled()
    expect(screen.queryByText('La conexión volvió. Ya puede enviar la respuesta.')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(await screen.findByText('La conexión volvió. Ya puede enviar la respuesta.')).toBeVisible()
    vi.useRealTimers()
  })
})

it('ANS-22 without network the form says that what was typed is kept here, until there is one again', async () => {
  const { person } = await renderAnswering(version)
  await person.type(screen.getByLabelText('Dato 1.1'), '7')
  const saved = /^Guardado en este dispositivo, \d\d:\d\d$/
  expect(await screen.findByText(saved)).toBeVisible()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Sin conexión · se guarda aquí')).toBeVisible()
  expect(screen.queryByText(saved)).toBeNull()
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText(saved)).toBeVisible()
})
