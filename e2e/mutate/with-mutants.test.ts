import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutants'
import { withMutants } from './with-mutants'

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    match /a/{id} {
      allow read: if (isMine() || isAdmin()) && resource.size() <= 5;
    }
  }
}`

describe('rules with sleeping mutants', () => {
  it('SEC-07 decide as before, and are weaker for a token that names a mutant', () => {
    const asked = withMutants(RULES, mutantsOf(RULES))
    expect(asked).toContain(
      'if ((chosen(0) || (isMine() || isAdmin()))) && ' +
        '(chosen(1) || ((chosen(2) ? resource.size() <= 5 + 1 : (resource.size() <= 5))));',
    )
    expect(asked).toContain(
      "documents { function chosen(place) { return place in request.auth.token.get('mutants', []); }",
    )
  })

  it('SEC-07 are stricter for a token that names a mutant which always fails', () => {
    const [mutant] = mutantsOf(RULES)
    const asked = withMutants(RULES, mutant ? [{ ...mutant, becomes: 'false' }] : [])
    expect(asked).toContain('if ((!chosen(0) && (isMine() || isAdmin()))) && resource.size() <= 5;')
  })

  it('SEC-07 without mutants only gain the function that chooses one', () => {
    expect(withMutants(RULES, []).replace(/ function chosen.*?; \}/, '')).toBe(RULES)
  })
})
