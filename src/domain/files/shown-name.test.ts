import { describe, expect, it } from 'vitest'
import { shownName } from './file-page'

describe('the name of a file that is shown', () => {
  it.each([
    ['frente.jpg', 'abc.jpg', 'frente.jpg'],
    ['Frente.JPG', 'abc.jpg', 'Frente.JPG'],
    ['', 'abc.jpg', 'abc.jpg'],
    ['foto', 'abcdefghijkl', 'foto'],
    ['programa.exe', 'abc.jpg', 'programa.exe.jpg'],
    ['a/../b.pdf', 'doc-abc.pdf', 'a..b.pdf'],
    ['foto\u202egpj.exe', 'abc.png', 'fotogpj.exe.png'],
    ['المعاينة.pdf', 'doc-abc.pdf', 'المعاينة.pdf'],
  ])('SEC-05 %j of %s is %j', (requested, stored, shown) => {
    expect(shownName(requested, stored)).toBe(shown)
  })
})
