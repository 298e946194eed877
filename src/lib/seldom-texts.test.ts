import { expect, it } from 'vitest'
import ofPublic from '../../locales/pt-BR/public.json'
import ofStaff from '../../locales/pt-BR/staff.json'
import { brazilTexts } from './seldom-texts'

it.each(Object.entries({ ...ofPublic, ...ofStaff }))(
  'NAV-02 the texts of %s that differ in Brazil are found',
  async (namespace, texts) => {
    expect(await brazilTexts(namespace)).toEqual(texts)
  },
)
