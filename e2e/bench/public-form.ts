import { measurePublicBundle, PUBLIC_BUDGET } from '../lint/public-bundle'

/** What the budget should rather be: the stack's own floor and a little room. */
const AIM = 165_000

export interface PublicFormSize {
  /** Of all JavaScript until the form is usable. */
  javascriptBrotliBytes: number
  budget: number
  aim: number
  modules: number
}

/** How much a stranger's phone loads before the public form is usable. */
export async function measurePublicForm(): Promise<PublicFormSize> {
  const { bytes, modules } = await measurePublicBundle()
  return { javascriptBrotliBytes: bytes, budget: PUBLIC_BUDGET, aim: AIM, modules: modules.length }
}
