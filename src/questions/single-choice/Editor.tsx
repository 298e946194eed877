import type { EditorProps } from '../editor-props'
import { OptionsEditor } from '../shared/OptionsEditor'

export const SingleChoiceEditor = (props: EditorProps) => <OptionsEditor {...props} mark="one" />
