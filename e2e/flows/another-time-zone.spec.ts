import { expect, test } from 'playwright/test'
import { addTo, dayIn } from '../../src/domain/dates'
import { answerPath } from '../../src/domain/store-paths'
import { formatDateTime } from '../../src/lib/formats'
import { paths } from '../../src/lib/paths'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AWAY, CORDOBA } from './far-away'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writeDayAndHour } from './written-forms'

const now = new Date()

test.use({ timezoneId: AWAY ?? '' })
test.afterAll(forgetNewForms)

test('OPS-08 ANS-03 ANS-04 ALIST-02 VIEW-01 on a telephone of another time zone, days and hours are the town hall’s', async ({
  page,
}) => {
  const id = `lejos-${now.getTime().toString(36)}`
  await writeDayAndHour(id)
  const form = new AnsweringScreen(page)

  await test.step('a stranger finds the day of the town hall, and types another day and an hour', async () => {
    await page.goto(paths.publicAnswer.href(id))
    await expect(form.field('¿Qué día?')).toHaveValue(dayIn(new Date(), CORDOBA))
    await form.type('¿Desde qué día?', '2026-10-31')
    await form.type('¿A qué hora?', '10:30')
    await form.save.click()
    await page.waitForURL(/\/publico\/guardado\//)
  })

  const [given] = await newestAnswers(id, 1)
  const moment: Date = given?.doc.get('fechaCreacion').toDate()
  const today = dayIn(moment, CORDOBA)

  await test.step('staff find it on that day, and read what was typed', async () => {
    await enterAs(page, 'supervisor')
    const listed = page.getByRole('table', { name: 'Respuestas' })
    await page.goto(`${paths.answers.href(id)}?dia=${today}`)
    await expect(listed.locator('tbody tr')).toHaveCount(1)
    await expect(listed).toContainText(formatDateTime(moment, CORDOBA))
    const other = addTo(today, dayIn(now, AWAY ?? CORDOBA) > today ? 1 : -1, 'day')
    await page.goto(`${paths.answers.href(id)}?dia=${other}`)
    await expect(page.getByText(/^Ninguna respuesta cumple con todos los filtros/)).toBeVisible()
    await page.goto(paths.view.href(given?.id ?? ''))
    await expect(page.getByText('31/10/2026')).toBeVisible()
    await expect(page.getByText('10:30', { exact: true })).toBeVisible()
    await expect(page.getByText(formatDateTime(moment, CORDOBA)).first()).toBeVisible()
  })

  await test.step('what is stored is what was typed', async () => {
    const stored = (
      await backstage()
        .doc(answerPath(given?.id ?? ''))
        .get()
    ).get('secciones')
    expect(JSON.stringify(stored)).toContain('10:30')
  })
})
