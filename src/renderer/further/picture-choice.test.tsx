import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withText } from '../../domain/form/edit-texts'
import { anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const at = (name: string) => `https://archivos.test/o/${name}.jpg`
const LAMP = anOption(0, {
  ...{ id: 'lamp', texto: 'Farola', imagenURL: at('farola'), descripcionImagen: 'Una farola rota' },
})
const OPTIONS = [
  withText(LAMP, 'descripcionImagen', 'en', 'A broken lamp'),
  anOption(1, { id: 'tree', texto: 'Árbol', imagenURL: at('arbol'), descripcionImagen: 'Un árbol caído' }),
  anOption(2, { id: 'other', texto: 'Otra cosa' }),
]
const asking = (kind: 'single-choice' | 'multiple-choice' | 'ranking', given: object = {}) =>
  aVersion({
    secciones: [
      aSection({
        preguntas: questions({ titulo: 'Qué falla', ...TYPED[kind], opciones: OPTIONS, ...given }),
      }),
    ],
  })
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src)
const send = () => screen.getByRole('button', { name: 'Enviar' })
/** What the browser says of its network. */
function network(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}
afterEach(() => vi.restoreAllMocks())

describe('KIND-09 a choice whose options have pictures', () => {
  it('is the usual group of buttons, each named by its words and what its picture shows, and is answered by keyboard', async () => {
    const { person, saved } = await renderAnswering(asking('single-choice'))
    const group = within(await screen.findByRole('radiogroup', { name: 'Qué falla' }))
    expect(
      (await group.findAllByRole('radio')).map((one) => one.closest('label')?.textContent?.trim()),
    ).toEqual(['Farola', 'Árbol', 'Otra cosa'])
    expect(pictures()).toEqual([at('farola'), at('arbol')])
    group.getByRole('radio', { name: 'Farola Una farola rota' }).focus()
    await person.keyboard(' {ArrowDown}')
    expect(group.getByRole('radio', { name: 'Árbol Un árbol caído' })).toBeChecked()
    await person.click(send())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas).toMatchObject([{ respuesta: '1' }])
    expect(JSON.stringify(saved)).not.toContain('archivos.test')
  })

  it('takes several ticks, also in random order, and keeps them in the order of the form', async () => {
    const { person, saved } = await renderAnswering(asking('multiple-choice', { formato: 'random' }))
    const group = within(await screen.findByRole('group', { name: 'Qué falla' }))
    await person.click(await group.findByRole('checkbox', { name: /^Otra cosa/ }))
    const [, tree] = OPTIONS
    await person.click(group.getByRole('img', { name: tree?.descripcionImagen }))
    await person.click(send())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[0]?.opciones).toEqual([
      { id: 'tree', orden: 1 },
      { id: 'other', orden: 2 },
    ])
  })

  it('says what a picture shows where it does not come, and asks for it again once the network is back', async () => {
    await renderAnswering(asking('single-choice'))
    await screen.findByRole('img', { name: 'Una farola rota' })
    network(false)
    fireEvent.error(screen.getByRole('img', { name: 'Una farola rota' }))
    const lamp = screen.getByRole('radio', { name: 'Farola Una farola rota' })
    expect(lamp.closest('label')).toHaveTextContent('Farola Una farola rota')
    expect(pictures()).toEqual([at('arbol')])
    network(true)
    expect(pictures()).toEqual([at('farola'), at('arbol')])
    fireEvent.error(screen.getByRole('img', { name: 'Una farola rota' }))
    expect(pictures()).toEqual([at('arbol')])
    expect(lamp.closest('label')).toHaveTextContent('Farola Una farola rota')
  })

  it('describes pictures in the language of the page, and says in which one what has no words in it is', async () => {
    await renderAnswering(asking('single-choice'), { language: 'en' })
    const lamp = await screen.findByRole('img', { name: 'A broken lamp' })
    expect(lamp.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('img', { name: 'Un árbol caído' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'es',
    )
  })

  it('offers pictures where a long list is searched, and where options are put in order', async () => {
    const { person } = await renderAnswering(asking('single-choice', { filtrable: true }))
    await person.type(await screen.findByRole('searchbox'), 'arb')
    expect(pictures()).toEqual([at('arbol')])
  })

  it('puts options with pictures in order', async () => {
    const { person } = await renderAnswering(asking('ranking'))
    await person.click(await screen.findByRole('button', { name: /Árbol$/ }))
    expect(screen.getAllByRole('listitem').map((one) => one.querySelector('img')?.src ?? '')).toEqual([
      at('arbol'),
      at('farola'),
      '',
    ])
  })
})
