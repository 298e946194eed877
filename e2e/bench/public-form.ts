import { measurePublicBundle, PORTAL_MORE, PUBLIC_BUDGET, VISIT_BUDGET } from '../../src/build/public-bundle'
import { SSO_PROVIDER } from '../stack/ports'

/** What the budget should rather be: the stack's own floor and a little room. */
const AIM = 140_000

export interface PublicFormSize {
  /** Of all JavaScript until the form is usable. */
  javascriptBrotliBytes: number
  budget: number
  aim: number
  /** The same until a form of the citizen portal is usable, and how much more it may be. */
  portalBrotliBytes: number
  portalMore: number
  modules: number
  /** Of all that a whole visit can load, but for a map. */
  visitBrotliBytes: number
  /** The same in a build that has single sign-on for staff. */
  visitBesideSingleSignOnBrotliBytes: number
  visitBudget: number
}

/** How much a stranger's phone loads before the public form is usable, and by the end of a visit. */
export async function measurePublicForm(): Promise<PublicFormSize> {
  // Both kinds of build.
  const besideSingleSignOn = await measurePublicBundle(SSO_PROVIDER)
  const { first, portal, visit } = await measurePublicBundle('')
  return {
    javascriptBrotliBytes: first.bytes,
    budget: PUBLIC_BUDGET,
    aim: AIM,
    portalBrotliBytes: portal.bytes,
    portalMore: PORTAL_MORE,
    modules: first.modules.length,
    visitBrotliBytes: visit.bytes,
    visitBesideSingleSignOnBrotliBytes: besideSingleSignOn.visit.bytes,
    visitBudget: VISIT_BUDGET,
  }
}
