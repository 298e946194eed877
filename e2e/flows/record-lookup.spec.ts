import { expect, test } from 'playwright/test'
import { pdfDownloadCode } from '../../src/domain/answering/new-answer'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'

const RECORDS = 'acta-constatacion'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('PUB-02 PUB-04 a stranger on a phone gets the record whose code is printed on it, and no other', async ({
  page,
  context,
}) => {
  const [record] = await newestAnswers(RECORDS, 1)
  const code = pdfDownloadCode(record?.id ?? '', record?.code ?? '')
  await page.goto(paths.recordLookup.href(code.toLowerCase()))
  const field = page.getByRole('textbox', { name: 'Ingresar código' })
  const search = page.getByRole('button', { name: 'Buscar...' })
  await expect(page).toHaveTitle(/Consultar Acta/)
  await expect(field).toHaveValue(code.toLowerCase())
  await expectAccessible(page)

  await search.click()
  await expect(page.getByRole('alert')).toContainText('No se encontraron actas para el código indicado')
  await expectAccessible(page)

  await field.fill('')
  await expect(search).toBeDisabled()
  await field.fill(` ${code} `)
  const opening = context.waitForEvent('page')
  await field.press('Enter')
  const tab = await opening
  await expect(page.getByText('El acta se descargó correctamente')).toBeVisible()
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'Abrir el acta' })
  const address = (await link.getAttribute('href')) ?? ''
  const pdf = await page.request.get(address)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await tab.close()
})
