import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { errorCodeOf } from '../../../data/errors'
import { getPart, type GetPartResponse, type PartRef } from '../../../data/public/part'
import { isDraftSecret } from '../../../domain/saved-draft/saved-draft'
import { zoneOf } from '../../../domain/zone'
import { useLanguage } from '../../../lib/i18n'
import { idInAddress } from '../../../lib/paths'
import { useNamePlace, usePlace } from '../../../lib/place'
import { useTitle } from '../../../lib/title'
import { ZoneProvider } from '../../../lib/zone'
import { FormSkeleton } from '../../../renderer/FormSkeleton'
import { useLoaded } from '../../../renderer/use-loaded'
import { RefusedPage } from '../../../renderer/refused/RefusedPage'
import { MessagePage } from '../../../ui/MessagePage'
import { Button } from '../../../ui/native/Button'
import { failureKeyOf } from './failure'
import { PartForm } from './PartForm'
import { BASE_LANGUAGE, type Language } from '../../../domain/language'

/** Words in a language, or in the base language. */
const inLanguage = (words: Record<string, string>, language: Language): string =>
  words[language] || words[BASE_LANGUAGE] || ''

/** Where the link leads that another person got: their part of an answer, to give or to refuse (REACH-11). */
export function PartPage() {
  const answerId = idInAddress(useParams().answerId ?? '')
  const secret = useLocation().hash.slice(1)
  return answerId !== '' && isDraftSecret(secret) ? (
    <Part key={answerId + secret} answerId={answerId} secret={secret} />
  ) : (
    <Over status="unknown" place="" />
  )
}

function Part({ answerId, secret }: PartRef) {
  const { t } = useTranslation('part')
  const [loaded, retry] = useLoaded(useCallback(() => getPart({ answerId, secret }), [answerId, secret]))
  const told = loaded.status === 'done' ? loaded.value : null
  useNamePlace(told?.place, told?.marca, told?.asked?.version)
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed') {
    if (errorCodeOf(loaded.error) === 'notFound') return <Over status="unknown" place="" />
    return (
      <MessagePage
        urgent
        title={t('notFetched')}
        actions={
          <Button look="primary" onClick={retry}>
            {t('again')}
          </Button>
        }
      >
        <p>{t(`failure.${failureKeyOf(loaded.error)}`)}</p>
      </MessagePage>
    )
  }
  const { asked, status, place } = loaded.value
  if (status !== 'open' || !asked) return <Over status={status === 'open' ? 'gone' : status} place={place} />
  return (
    <ZoneProvider zone={zoneOf(asked.version)}>
      <Open link={{ answerId, secret }} told={loaded.value} asked={asked} onEnded={retry} />
    </ZoneProvider>
  )
}

interface OpenProps {
  link: PartRef
  told: GetPartResponse
  asked: NonNullable<GetPartResponse['asked']>
  onEnded: () => void
}

function Open({ told, ...given }: OpenProps) {
  const language = useLanguage()
  useTitle(inLanguage(told.titles, language), told.place)
  return <PartForm {...given} who={inLanguage(told.who, language)} place={told.place} marca={told.marca} />
}

/** Says why a link leads to nothing more. */
function Over({
  status,
  place,
}: {
  status: Exclude<GetPartResponse['status'], 'open'> | 'unknown'
  place: string
}) {
  const { t } = useTranslation(['part', 'refused'])
  const shown = usePlace()
  useTitle(t(`over.${status}Title`))
  return (
    <RefusedPage
      title={t(`over.${status}Title`)}
      todo={status === 'unknown' ? [t('refused:link.ask')] : []}
      place={shown.name ? shown : null}
    >
      <p>{t(`over.${status}Text`, { place: place || t('thePlace') })}</p>
    </RefusedPage>
  )
}
