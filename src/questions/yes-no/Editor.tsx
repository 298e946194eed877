import type { EditorProps } from '../editor-props'
import { OptionsPreview } from '../shared/OptionsPreview'

export const YesNoEditor = ({ t }: EditorProps) => (
  <OptionsPreview
    mark="one"
    options={[
      { id: 'yes', texto: t('space.yes') },
      { id: 'no', texto: t('space.no') },
    ]}
    t={t}
  />
)
