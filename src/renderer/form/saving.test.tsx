import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../domain/answer/submitted'
import { NO_OPTIONS } from '../../domain/form/options'
import { aBranch, aQuestion, aSection, aSignature, aVersion, questions, TYPED } from '../../testing/builders'
import { memoryStore, renderAnswering, takingUploader } from '../../testing/render-answering'

const nameAnd = (...given: Parameters<typeof questions>) =>
  aVersion({ secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }, ...given) })] })
/** Four sections of three questions: shown one at a time. */
const longForm = aVersion({
  secciones: [0, 1, 2, 3].map((orden) =>
    aSection({
      orden,
      preguntas: questions(
        { titulo: `Dato ${orden}.1`, required: orden === 2 },
        { titulo: `Dato ${orden}.2`, ...TYPED.integer },
        { titulo: `Dato ${orden}.3` },
      ),
    }),
  ),
})
const goOffline = (isOffline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
const picture = () => new File(['png'], 'frente.png', { type: 'image/png' })
const signed = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'firma.png', { type: 'image/png' })
const fileInput = (name: string) => screen.getByLabelText(name, { selector: 'input' })

afterEach(() => vi.restoreAllMocks())

describe('saving an answer', () => {
  it('ANS-07 lists what is missing, focuses the first place, and each line leads to its own', async () => {
    const conditions = [
      { ...aBranch({ condition: 'Gas' }), questions: [aQuestion({ titulo: 'Medidor', required: true })] },
    ]
    const { person, save, saved } = await renderAnswering(
      aVersion({
        secciones: [
          aSection({
            preguntas: questions(
              { titulo: 'Nombre', required: true },
              { titulo: 'Frente', required: true, adjuntar: true },
              { titulo: 'Estado', required: true, ...TYPED['single-choice'] },
            ),
          }),
          aSection({ orden: 1, required: true, conditions, conditionalQuestion: '¿Qué se observó?' }),
        ],
      }),
    )
    expect(screen.getAllByText('* Respuesta obligatoria')).toHaveLength(3)
    expect(screen.getByText('* Sección condicional obligatoria')).toBeVisible()
    await save()
    const summary = within(
      await screen.findByRole('alert', { name: 'Hay campos obligatorios sin completar.' }),
    )
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nombre',
      'Frente — Adjunte una imagen.',
      'Estado',
      '¿Qué se observó? — Elija al menos una opción.',
    ])
    await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus())
    await person.click(screen.getByRole('button', { name: 'Ver 4 respuestas por completar' }))
    await waitFor(() => expect(screen.getByRole('alert', { name: /sin completar/ })).toHaveFocus())
    await person.click(summary.getByRole('link', { name: /Estado/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bueno' })).toHaveFocus())
    await person.click(summary.getByRole('link', { name: /Frente/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tomar foto' })).toHaveFocus())
    expect(saved).toHaveLength(0)
  })

  it('ANS-07 takes a picture instead of the text where one is asked for', async () => {
    const { person, save, saved } = await renderAnswering(
      nameAnd({ titulo: 'Frente', required: true, adjuntar: true }),
    )
    await person.upload(fileInput('Elegir imagen'), picture())
    expect(await screen.findByText('frente.png adjunto')).toBeVisible()
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.imagen?.path).toMatch(/^imagenes\/comercios\/\w{12}\.png$/)
  })

  it('ANS-07 opens the section of the first missing answer in a long form', async () => {
    const { press, save } = await renderAnswering(longForm, { at: '/?seccion=5' })
    expect(screen.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
    await save()
    expect(await screen.findByText('Sección 3 de 4')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Dato 2.1/)).toHaveFocus())
    await press('Ver las secciones')
    expect(screen.getByRole('button', { name: /Sección 3.*Falta 1 respuesta obligatoria/ })).toBeVisible()
    await press(/Sección 1.*Sin abrir/)
    expect(await screen.findByText('Sección 1 de 4')).toBeVisible()
  })

  it('ANS-07 tried again, leads to what is wrong now and not to what was', async () => {
    const { person, save } = await renderAnswering(
      nameAnd({ titulo: 'Edad', ...TYPED.integer, required: true }, { titulo: 'Calle', required: true }),
    )
    await save()
    await waitFor(() => expect(screen.getByLabelText(/^Edad/)).toHaveFocus())
    await person.type(screen.getByLabelText(/^Edad/), '34')
    await save()
    await waitFor(() => expect(screen.getByLabelText(/^Calle/)).toHaveFocus())
  })

  it('ANS-07 strikes a line through once its answer is given', async () => {
    const { person, save } = await renderAnswering(nameAnd({ titulo: 'Calle', required: true }))
    await save()
    expect(await screen.findByRole('button', { name: 'Ver 1 respuesta por completar' })).toBeVisible()
    await person.type(screen.getByLabelText(/^Calle/), 'x')
    expect(screen.queryByRole('button', { name: /por completar/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Calle/ })).toBeVisible()
  })

  it('ANS-14 does not try without network, keeps what was typed, and saves once it is back', async () => {
    const save = vi.fn(() => Promise.resolve())
    const { person, press, saved, ...form } = await renderAnswering(nameAnd(), { save })
    await person.type(screen.getByLabelText('Nombre'), 'Ana')
    goOffline(true)
    await form.save()
    const dialog = await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })
    expect(dialog).toHaveTextContent('No cierre ni actualice la página.')
    expect(save).not.toHaveBeenCalled()
    goOffline(false)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('La conexión volvió. Ya puede enviar la respuesta.')).toBeVisible()
    await press('Entendido')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    await form.save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('ANS-14 a request that fails for want of network says the same as being offline', async () => {
    const save = () => Promise.reject(new Error('gone'))
    const form = await renderAnswering(nameAnd(), { save, failureOf: () => 'offline' })
    await form.save()
    expect(await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })).toBeVisible()
  })

  it('ANS-15 saves once for a double click and ends once', async () => {
    const { person, saved, outcome } = await renderAnswering(nameAnd())
    await person.dblClick(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(outcome.savedTimes).toBe(1))
    expect(saved).toHaveLength(1)
    expect(saved[0]?.codigoMunicipio).toMatch(/^VDR-[0-9A-HJKMNP-TV-Z]{10}$/)
  })

  it('ANS-15 saves once when it is asked twice at the same moment, and not again afterwards', async () => {
    const { answering, saved } = await renderAnswering(nameAnd())
    await act(() => Promise.all([answering.saving.save(), answering.saving.save()]))
    await act(() => answering.saving.save())
    expect(saved).toHaveLength(1)
  })

  it('ANS-15 says that saving failed, keeps everything, and sends the same answer again, after a reload too', async () => {
    const store = memoryStore()
    const tried: StoredAnswer[] = []
    const refuse = (answer: StoredAnswer) => {
      tried.push(answer)
      return Promise.reject(new Error('no'))
    }
    const first = await renderAnswering(nameAnd(), { store, save: refuse })
    await first.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await first.save()
    expect(
      await screen.findByRole('dialog', {
        name: 'Error al guardar el formulario, intente nuevamente más tarde.',
      }),
    ).toBeVisible()
    await first.press('Entendido')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    await first.save()
    await waitFor(() => expect(tried).toHaveLength(2))
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    const second = await renderAnswering(nameAnd(), { store })
    await second.save()
    await waitFor(() => expect(second.saved).toHaveLength(1))
    const identities = [...tried, ...second.saved].map(
      ({ id, codigoMunicipio }) => `${id} ${codigoMunicipio}`,
    )
    expect(new Set(identities).size).toBe(1)
    expect(second.saved[0]?.secciones[0]?.preguntas?.[0]?.respuesta).toBe('Ana')
  })

  it('ANS-19 records a stranger as Usuario Anónimo', async () => {
    const { save, saved } = await renderAnswering(nameAnd())
    await save()
    await waitFor(() => expect(saved[0]?.creadoPor).toBe(ANONYMOUS_AUTHOR))
    expect(ANONYMOUS_AUTHOR).toBe('Usuario Anónimo')
  })

  it('ANS-22 restores what was typed after a reload, says so, can discard it, and keeps nothing once saved', async () => {
    const store = memoryStore()
    const first = await renderAnswering(nameAnd({ titulo: 'Tel', repetible: true }), { store })
    await first.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await first.press('Agregar otra respuesta a «Tel»')
    await first.person.type(screen.getByLabelText('Tel 2'), '555')
    expect(await screen.findByText(/^Guardado en este dispositivo, \d\d:\d\d$/)).toBeVisible()
    first.unmount()
    first.answering.dispose()
    await first.answering.keeper.flush()
    const second = await renderAnswering(nameAnd({ titulo: 'Tel', repetible: true }), { store })
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    expect(screen.getByLabelText('Tel 2')).toHaveValue('555')
    expect(screen.getByText(/^Recuperamos lo que había escrito el/)).toBeVisible()
    await second.press('Descartar y empezar de nuevo')
    await second.press('Descartar respuestas')
    expect(second.outcome.discarded).toBe(1)
    await second.save()
    await waitFor(() => expect(second.saved).toHaveLength(1))
    expect(store.kept.size).toBe(0)
  })

  it('FILE-01 refuses a wrong file with its message', async () => {
    const { person } = await renderAnswering(nameAnd({ titulo: 'Frente', adjuntar: true }))
    const huge = new File(['x'], 'a.png', { type: 'image/png' })
    Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 + 1 })
    await person.upload(fileInput('Elegir imagen'), huge)
    expect(screen.getByRole('alert')).toHaveTextContent('La imágen es demasiado grande')
  })

  it('FILE-03 says that sending failed, loses nothing else, and sends again when asked', async () => {
    const taking = takingUploader()
    let fails = true
    const uploader = {
      ...taking,
      upload: (...file: Parameters<typeof taking.upload>) =>
        fails ? Promise.reject(new Error('no')) : taking.upload(...file),
    }
    const form = await renderAnswering(nameAnd({ titulo: 'Frente', adjuntar: true }), { uploader })
    await form.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await form.person.upload(fileInput('Elegir imagen'), picture())
    expect(
      await screen.findByText(/^Ha ocurrido un error al subir o eliminar el documento seleccionado/),
    ).toBeVisible()
    await form.save()
    expect(await screen.findByRole('link', { name: /Frente — El archivo todavía no se envió/ })).toBeVisible()
    fails = false
    await form.press('Reintentar')
    expect(await screen.findByText('frente.png adjunto')).toBeVisible()
    await form.press('Quitar frente.png')
    await waitFor(() => expect(taking.removed).toEqual(taking.taken))
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
  })

  it('SIGN-02 a signature needs the signer’s name, and is stored when the answer is saved', async () => {
    const taking = takingUploader()
    const version = aVersion({
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [aSignature({ typeOfSignature: 'upload' })],
    })
    const { person, save, saved } = await renderAnswering(version, { uploader: taking })
    await screen.findByRole('button', { name: 'Subir imagen PNG' })
    await person.upload(fileInput('Subir imagen PNG'), picture())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Formato de imagen incorrecto/)
    await person.upload(fileInput('Subir imagen PNG'), signed())
    await screen.findByRole('img', { name: 'Firma del titular' })
    await save()
    expect(
      await screen.findByRole('link', { name: /Para subir la firma debe completar el nombre del firmante/ }),
    ).toBeVisible()
    expect(taking.taken).toHaveLength(0)
    await person.type(screen.getByLabelText('Nombre de quien firma'), ' Ana Paz ')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    const [signature] = saved[0]?.signatures ?? []
    expect(signature).toMatchObject({ names: 'Ana Paz', indexSignature: 0, title: 'Firma del titular' })
    expect(taking.taken).toEqual([`imagenes/signatures-comercios/imgPNG-${signature?.imgID}.png`])
  })

  it('EDIT-26 shows what is signed in the signer’s language, and stores it as the form has it', async () => {
    const version = aVersion({
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [
        Object.assign(aSignature({ typeOfSignature: 'upload' }), { title_en: 'Owner’s signature' }),
      ],
    })
    const given = { uploader: takingUploader(), language: 'en' } as const
    const { person, press, saved } = await renderAnswering(version, given)
    expect(await screen.findByRole('group', { name: 'Owner’s signature' })).toBeVisible()
    await person.upload(fileInput('Upload a PNG image'), signed())
    await screen.findByRole('img', { name: 'Owner’s signature' })
    await press('Send')
    expect(await screen.findByRole('link', { name: /^Owner’s signature/ })).toBeVisible()
    await person.type(screen.getByLabelText('Name of the signatory'), 'Ana Paz')
    await press('Send')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.signatures).toMatchObject([
      { title: 'Firma del titular', title_en: 'Owner’s signature' },
    ])
  })
})
