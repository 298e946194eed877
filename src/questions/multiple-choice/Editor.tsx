import type { EditorProps } from '../editor-props'
import { OptionsEditor } from '../shared/OptionsEditor'

export const MultipleChoiceEditor = (props: EditorProps) => <OptionsEditor {...props} mark="several" />
