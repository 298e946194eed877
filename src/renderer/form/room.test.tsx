import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MAX_ANSWER_BYTES } from '../../domain/answer/answer-size'
import { aSection, aVersion, questions } from '../../testing/builders'
import { memoryStore, renderAnswering } from '../../testing/render-answering'

const version = aVersion({ secciones: [aSection({ preguntas: questions({ titulo: 'Descargo' }) })] })
const NEAR = /^Queda poco lugar/
const OVER = /^La respuesta es más larga de lo que se puede guardar\. Acorte/
const write = (letters: number) =>
  fireEvent.change(screen.getByLabelText('Descargo'), { target: { value: 'x'.repeat(letters) } })

describe('an answer that gets long', () => {
  it('ANS-15 warns while the person types, first that little room is left, then how much is too much', async () => {
    await renderAnswering(version)
    write(0.85 * MAX_ANSWER_BYTES)
    expect(await screen.findByText(NEAR)).toBeVisible()
    write(MAX_ANSWER_BYTES + 12_000)
    expect(await screen.findByText(OVER)).toBeVisible()
    expect(screen.getByText(/^Hay que quitar unas 1[23]\.\d{3} letras/)).toBeVisible()
    write(100)
    await waitFor(() => expect(screen.queryByText(OVER)).toBeNull())
    expect(screen.queryByText(NEAR)).toBeNull()
  })

  it('ANS-15 an answer over the limit is not sent, says why, keeps everything, and is saved once it is shorter', async () => {
    const store = memoryStore()
    const form = await renderAnswering(version, { store })
    write(MAX_ANSWER_BYTES + 1)
    await form.save()
    const dialog = await screen.findByRole('dialog', {
      name: 'La respuesta es más larga de lo que se puede guardar.',
    })
    expect(dialog).not.toHaveTextContent(/[Rr]ecargue/)
    expect(form.saved).toEqual([])
    await form.press('Entendido')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Descargo').value).toHaveLength(MAX_ANSWER_BYTES + 1)
    await form.answering.keeper.flush()
    expect(JSON.stringify([...store.kept.values()]).length).toBeGreaterThan(MAX_ANSWER_BYTES)
    write(120_000)
    await form.save()
    await waitFor(() => expect(form.saved).toHaveLength(1))
  })

  it('ANS-22 warns again when the draft is restored after a reload', async () => {
    const store = memoryStore()
    const first = await renderAnswering(version, { store })
    write(MAX_ANSWER_BYTES + 1)
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    await renderAnswering(version, { store })
    expect(await screen.findByText(OVER)).toBeVisible()
  })
})

describe('what a failed save says is safe', () => {
  const failing = { save: () => Promise.reject(new Error('no')) }

  it.each(['refused', 'failed'] as const)(
    'ANS-14 ANS-22 after a save that was %s nobody is told to reload where the device has no room',
    async (failure) => {
      const full = { ...memoryStore(), set: () => Promise.reject(new Error('no room')) }
      const form = await renderAnswering(version, { ...failing, store: full, failureOf: () => failure })
      write(10)
      await form.save()
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('no la cierre ni la recargue')
      expect(dialog).not.toHaveTextContent('Recargue la página')
      expect(dialog).not.toHaveTextContent('y en este dispositivo')
    },
  )

  it('ANS-15 a save refused for an unknown reason says so, and where what was typed is kept', async () => {
    const form = await renderAnswering(version, { ...failing, failureOf: () => 'refused' })
    write(10)
    await form.save()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('no dijo por qué')
    expect(dialog).toHaveTextContent('sigue aquí y en este dispositivo')
  })
})
