import type { NoticeSettings } from '#backoffice/client/notices.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Tick } from '#backoffice/ui/field/choice-fields.tsx'
import { type NoticeChannel, noticeChannels, type NoticeKind } from '#contract/rules/staff/notices.ts'

type Channels = NoticeSettings['channels']
type Props = { kinds: readonly NoticeKind[]; channels: Channels; hasChat: boolean; onChange: (channels: Channels) => void }

export function ChannelTable({ kinds, channels, hasChat, onChange }: Props) {
  const { t } = useI18n()
  const toggle = ({ kind, channel, isOn }: { kind: NoticeKind; channel: NoticeChannel; isOn: boolean }) => {
    const others = (channels[kind] ?? []).filter((each) => each !== channel)
    onChange({ ...channels, [kind]: isOn ? [...others, channel] : others })
  }
  return (
    <table className="w-full text-13">
      <thead>
        <tr className="border-b border-hairline text-left text-stone">
          <th scope="col" className="px-4 py-2 font-normal">
            {t('notices.kind')}
          </th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col" className="w-24 px-2 py-2 text-center font-normal max-md:w-16 max-md:text-11">
              {t(`notices.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-b border-hairline last:border-0">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              {t(`notices.names.${kind}`)}
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel} className="text-center">
                <label className="inline-flex h-9 w-full items-center justify-center finger:h-12">
                  <span className="sr-only">{`${t(`notices.names.${kind}`)}: ${t(`notices.channels.${channel}`)}`}</span>
                  <Tick
                    checked={channels[kind]?.includes(channel) ?? false}
                    disabled={channel === 'telegram' && !hasChat}
                    onChange={(isOn) => toggle({ kind, channel, isOn })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
