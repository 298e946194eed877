import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAnswering } from '../../testing/render-answering'
import { boxOffice, sellingForm } from '../../testing/tickets'

async function renderSelling(version = sellingForm()) {
  await renderAnswering(version, { checkout: boxOffice().checkout })
  await screen.findByText('Paso 1 de 3')
}

describe('what buyers know before they choose', () => {
  it('EDIT-13 prices stand where the form begins where the payment says so, and terms where tickets are chosen', async () => {
    await renderSelling(
      sellingForm({ payment: { preview: true }, terms: 'Se devuelve hasta el día anterior.' }),
    )
    const prices = await screen.findByRole('region', { name: 'Precios' })
    expect(
      within(prices)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Platea12,50\s€$/),
      expect.stringMatching(/^Palco20,00\s€$/),
      'De pieGratis',
    ])
    expect(screen.getByText('Se devuelve hasta el día anterior.')).toBeVisible()
  })

  it.each([
    ['as its only sale is, whose name is not said again', 'Concierto', null],
    ['otherwise than its only sale, whose name is said', 'Entradas de verano', 'Concierto'],
  ])('EDIT-13 prices of a form that is called %s', async (_called, titulo, named) => {
    await renderSelling({ ...sellingForm({ payment: { preview: true, name: 'Concierto' } }), titulo })
    const prices = await screen.findByRole('region', { name: 'Precios' })
    expect(within(prices).queryByText('Concierto')?.textContent ?? null).toBe(named)
  })

  it('EDIT-13 without a word of it nobody is shown prices before', async () => {
    await renderSelling(sellingForm())
    expect(screen.queryByRole('region', { name: 'Precios' })).toBeNull()
  })
})
