import { useTranslation } from 'react-i18next'
import { MunicipalityPart } from '../MunicipalityPart'
import { ColorField } from './ColorField'
import { HeadPreview } from './HeadPreview'
import { LogoField } from './LogoField'

interface BrandingFieldsProps {
  municipalityId: string
  /** Called with whether a logo is being uploaded: saving waits for it. */
  onSending: (sends: boolean) => void
}

/** How a municipality shows itself on public pages, in mails and in documents (PDF-02). */
export function BrandingFields({ municipalityId, onSending }: BrandingFieldsProps) {
  const { t } = useTranslation('places')
  return (
    <MunicipalityPart title={t('branding.title')} help={t('branding.help')}>
      <LogoField municipalityId={municipalityId} onSending={onSending} />
      <ColorField />
      <HeadPreview />
    </MunicipalityPart>
  )
}
