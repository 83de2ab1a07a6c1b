import 'server-only'
import { env } from '@/lib/platform/env'
import { postAlarm, sendHeartbeat } from '@/lib/platform/integrations/alarm'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const alarmConnection = defineConnection({
  name: 'alarm',
  title: 'External alarms',
  purpose: 'Notifies an outside service when a part that delivers requests turns red or this server is down.',
  steps: [
    'For alarms: create an incoming webhook in Slack, or in a pager that accepts a JSON post with text.',
    'For the heartbeat: create a check in a service such as healthchecks.io that sends an alarm after three minutes without a request.',
  ],
  words: 'alarm pager slack heartbeat monitoring uptime',
  fields: [
    {
      name: 'ALARM_URL',
      label: 'Alarm URL',
      hint: 'https://hooks.slack.com/services/…',
      isSecret: true,
    },
    {
      name: 'HEARTBEAT_URL',
      label: 'Heartbeat URL, requested every minute',
      hint: 'https://hc-ping.com/…',
      isSecret: true,
    },
  ],
  isSet: () => env().ALARM_URL !== undefined || env().HEARTBEAT_URL !== undefined,
  async test() {
    const { ALARM_URL, HEARTBEAT_URL } = env()
    await postAlarm({ part: 'test', state: 'test', text: 'This is a test of the alarms. Nothing is wrong.' })
    await sendHeartbeat()
    return [ALARM_URL && 'The alarm URL accepted a test.', HEARTBEAT_URL && 'The heartbeat URL responded.']
      .filter(Boolean)
      .join(' ')
  },
  more: { href: '/admin/health', label: 'Health' },
})
