import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import { Barred } from '../../domain/answer/barred'
import { aSection, aVersion, questions } from '../../testing/builders'
import { memoryStore, openForm, renderAnswering } from '../../testing/render-answering'
import type { SaveFailure } from '../../engine/saving'

const version = (number = 1, ...given: Parameters<typeof questions>) =>
  aVersion({
    version: number,
    secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }, ...given) })],
  })
const refused = (failure: SaveFailure) => ({
  save: () => Promise.reject(new Error('no')),
  failureOf: () => Promise.resolve(failure),
})

describe('what a refused save says', () => {
  it('LOGIC-01 whom the server lets go no further is told why, in place of the way on, until something is changed', async () => {
    const closing = { id: 'c', regla: '', mensaje: 'No corresponde.', tipo: 'cierre' } as const
    const form = await renderAnswering(version(), { save: () => Promise.reject(new Barred(closing)) })
    await form.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await form.save()
    expect(await screen.findByRole('alert')).toHaveTextContent('No corresponde.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    await form.person.type(screen.getByLabelText('Nombre'), ' Paz')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeInTheDocument()
  })

  it.each([
    ['closed', 'Este formulario ya no recibe respuestas.'],
    ['deleted', 'El formulario que desea contestar no existe o ha sido eliminado.'],
    ['missing', 'El formulario a contestar no existe.'],
    ['blocked', 'Acceso denegado. Municipio bloqueado.'],
    ['answered', 'Este formulario ya fue respondido.'],
    ['forbidden', 'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.'],
  ] as const)('ANS-11 ANS-12 ANS-13 %s: told plainly, and what was typed stays', async (failure, title) => {
    const form = await renderAnswering(version(), refused(failure))
    await form.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await form.save()
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog).toHaveTextContent('Su respuesta no se guardó.')
    expect(dialog).toHaveTextContent('Lo que escribió queda en este dispositivo.')
    await form.press('Entendido')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
  })

  it.each([
    ['limit.account', 'Desde este navegador se enviaron muchas respuestas'],
    ['limit.address', 'Desde su conexión a internet llegaron muchas respuestas'],
    ['limit.form', 'Este formulario recibe demasiadas respuestas en este momento'],
    ['limit.places', 'Quedan pocos lugares'],
  ] as const)('SEC-03 %s: told what is too much, what stays and what to do', async (failure, text) => {
    const form = await renderAnswering(version(), refused(failure))
    await form.person.type(screen.getByLabelText('Nombre'), 'Ana')
    await form.save()
    const dialog = await screen.findByRole('dialog', { name: 'Su respuesta todavía no se guardó.' })
    expect(dialog).toHaveTextContent(text)
    expect(dialog).toHaveTextContent('Lo que escribió sigue aquí y en este dispositivo')
    await form.press('Entendido')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
  })

  it('ANS-11 when the form changed, the person can go on with the new version', async () => {
    const form = await renderAnswering(version(), refused('changed'))
    await form.save()
    expect(
      await screen.findByRole('dialog', { name: 'El formulario cambió mientras contestaba.' }),
    ).toBeVisible()
    await form.press('Ahora no')
    expect(screen.queryByRole('dialog')).toBeNull()
    await form.save()
    await form.press('Seguir con la versión nueva')
    expect(form.outcome.renewed).toBe(1)
  })

  it('ANS-15 a refusal whose cause cannot be found out is shown as a failure', async () => {
    const form = await renderAnswering(version(), {
      save: () => Promise.reject(new Error('no')),
      failureOf: () => Promise.reject(new Error('gone')),
    })
    await form.save()
    const name = 'Error al guardar el formulario, intente nuevamente más tarde.'
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
  })
})

describe('an earlier try that arrived without the later changes', () => {
  it('ANS-15 the person sees its code and can keep the stored answer', async () => {
    const store = memoryStore()
    const form = await renderAnswering(version(), { ...refused('earlier'), store })
    const code = form.answering.code()
    await form.save()
    expect(await screen.findByRole('dialog', { name: 'Su respuesta ya estaba guardada.' })).toHaveTextContent(
      code,
    )
    await form.press('Quedarme con la guardada')
    await waitFor(() => expect(form.outcome.savedTimes).toBe(1))
    expect(form.answering.code()).toBe(code)
    expect(store.kept.size).toBe(0)
  })

  it('ANS-15 the person can send the edited answer too, as another one with its own code', async () => {
    const tried: StoredAnswer[] = []
    const save = vi.fn((answer: StoredAnswer) => {
      tried.push(answer)
      return tried.length === 1 ? Promise.reject(new Error('earlier')) : Promise.resolve()
    })
    const form = await renderAnswering(version(), { save, failureOf: () => 'earlier' })
    await form.save()
    await form.press('Enviar como otra respuesta')
    await waitFor(() => expect(form.outcome.savedTimes).toBe(1))
    expect(tried[1]?.id).not.toBe(tried[0]?.id)
    expect(tried[1]?.codigoMunicipio).not.toBe(tried[0]?.codigoMunicipio)
    expect(form.answering.code()).toBe(tried[1]?.codigoMunicipio)
  })
})

describe('going on after the form changed', () => {
  it('ANS-22 shows answers that no longer fit, to be copied, until the person drops them', async () => {
    const store = memoryStore()
    const { answering } = await openForm(version(1, { titulo: 'Calle', orden: 1 }), { store })
    answering.engine.respond(
      { section: 0, condition: null, row: 0, question: 1, repetition: 0 },
      { respuesta: 'Mitre 100' },
    )
    await answering.keeper.flush()
    answering.dispose()
    const form = await renderAnswering(version(2), { store })
    expect(screen.getByText(/^El formulario cambió desde entonces/)).toBeVisible()
    expect(await screen.findByText('1 respuesta ya no tiene lugar en este formulario.')).toBeVisible()
    expect(screen.getByText('Mitre 100')).toBeVisible()
    await form.press('Copiar todo')
    expect(await navigator.clipboard.readText()).toBe('Calle: Mitre 100')
    await form.press('Ya no lo necesito')
    expect(screen.queryByText('Mitre 100')).toBeNull()
  })
})
