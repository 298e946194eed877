import { expect, it } from 'vitest'
import { describeMunicipality } from './municipality'

it('prints accounts in columns and links with their address', () => {
  const summary = {
    accounts: [
      { email: 'ana@villa.test', password: 'secreta1', role: 'generador', description: 'builds forms' },
      { email: 'jo@villa.test', password: 'otra', role: 'inspector', description: 'answers' },
    ],
    links: [{ label: 'Encuesta', path: '/f/encuesta' }],
  }
  expect(describeMunicipality(summary, 'http://127.0.0.1:5000')).toEqual([
    '',
    'Accounts',
    '  ana@villa.test  secreta1  generador: builds forms',
    '  jo@villa.test   otra      inspector: answers',
    '',
    'Links',
    '  Encuesta: http://127.0.0.1:5000/f/encuesta',
  ])
})

it('prints nothing for an empty municipality', () => {
  expect(describeMunicipality({ accounts: [], links: [] }, 'http://127.0.0.1:5000')).toEqual([])
})
