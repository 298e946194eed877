import { useForm } from '../context'
import { LaterSection } from '../parts/LaterSection'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const PLACE_HEADING = 'place-heading'

const load = async () => (await import('./PlaceFields')).loadPlaceFields()

/** Where the answer is given, before the sections (ANS-01, ANS-10). */
export function PlaceSection() {
  const { t } = useForm()
  const words = { title: t('place.title'), loading: t('place.loading') }
  return <LaterSection heading={PLACE_HEADING} {...words} load={load} given={{}} />
}
