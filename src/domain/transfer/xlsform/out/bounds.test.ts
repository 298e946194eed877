import { expect, it } from 'vitest'
import { aForm, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { writeXlsform } from './write'

it('MOVE-05 KIND-08 how many files there may be is left out, where one file is asked for, and told', async () => {
  const asked = aQuestion({ ...TYPED.files, titulo: 'Fotos', formato: 'photo:1-9', maximo: '2' })
  const { sheets, report } = await writeXlsform(aForm({ secciones: [aSection({ preguntas: [asked] })] }))
  const [header = [], , photos = []] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const constraint = header.indexOf('constraint')
  expect(constraint < 0 ? '' : (photos[constraint] ?? '')).toBe('')
  expect(report).toContainEqual(expect.objectContaining({ outcome: 'leftOut', code: 'ruleUnsaid' }))
})
