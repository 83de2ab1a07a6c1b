import 'server-only'
import { env } from '@/lib/platform/env'
import { postAlarm, sendHeartbeat } from '@/lib/platform/integrations/alarm'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const alarmConnection = defineConnection({
  name: 'alarm',
  title: 'Alarms outside',
  purpose:
    'Tells somebody outside when a part that delivers requests turns red, and when this machine is gone.',
  steps: [
    'For alarms: make an incoming webhook in Slack, or in a pager that takes a JSON post with text.',
    'For the heartbeat: make a check at a service such as healthchecks.io that alarms after three silent minutes.',
  ],
  words: 'alarm pager slack heartbeat monitoring uptime',
  fields: [
    {
      name: 'ALARM_URL',
      label: 'Address that gets alarms',
      hint: 'https://hooks.slack.com/services/…',
      isSecret: true,
    },
    {
      name: 'HEARTBEAT_URL',
      label: 'Address that is asked every minute',
      hint: 'https://hc-ping.com/…',
      isSecret: true,
    },
  ],
  isSet: () => env().ALARM_URL !== undefined || env().HEARTBEAT_URL !== undefined,
  async test() {
    const { ALARM_URL, HEARTBEAT_URL } = env()
    await postAlarm({ part: 'test', state: 'test', text: 'This is a test of the alarms. Nothing is wrong.' })
    await sendHeartbeat()
    return [ALARM_URL && 'The alarm address took a test.', HEARTBEAT_URL && 'The heartbeat address answered.']
      .filter(Boolean)
      .join(' ')
  },
  more: { href: '/admin/health', label: 'Health' },
})
