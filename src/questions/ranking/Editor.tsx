import type { EditorProps } from '../editor-props'
import { OptionsEditor } from '../shared/OptionsEditor'

export const RankingEditor = (props: EditorProps) => <OptionsEditor {...props} mark="rank" />
