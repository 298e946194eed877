import { Icon } from '../../../ui/native/icons'

export const MicrophoneIcon = () => (
  <Icon>
    <path d="M12 4a2.5 2.5 0 0 1 2.5 2.5V11a2.5 2.5 0 0 1-5 0V6.5A2.5 2.5 0 0 1 12 4zM6 11a6 6 0 0 0 12 0M12 17v3.5" />
  </Icon>
)
