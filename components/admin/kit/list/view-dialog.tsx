'use client'

import { CheckField } from '@/components/admin/kit/check-field'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import type { ViewActions, ViewTask } from '@/components/admin/kit/list/use-views'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { SavedView } from '@/lib/records/lists/list-views'

type Props = { path: string; actions: Pick<ViewActions, 'task' | 'close' | 'onSaved'>; mayShare: boolean }

/** Asks for the name of a view and who can see it, when there is one to save or to rename. */
export function ViewDialog({ actions, ...props }: Props) {
  return actions.task && <ViewForm {...props} {...actions} task={actions.task} />
}

type FormProps = Omit<Props, 'actions'> & Omit<Props['actions'], 'task'> & { task: ViewTask }

function ViewForm({ path, task: { view, params }, mayShare, close, onSaved }: FormProps) {
  const action = useAction({ redraw: false })
  const initial = { name: view?.name ?? '', shared: view?.shared ?? false }
  const { values, field } = useFields(initial, action.errors, 'view')

  async function save() {
    const saved = view
      ? await action.send<SavedView>('PATCH', `${path}/views/${view.id}`, values)
      : await action.send<SavedView>('POST', `${path}/views`, { ...values, params })
    if (saved) onSaved(saved)
  }

  return (
    <DialogForm
      title={view ? 'Rename this view' : 'Save this view'}
      action={action}
      onSend={save}
      onClose={close}
      submit="Save view"
    >
      <TextField
        {...field('name')}
        label="Name"
        maxLength={60}
        autoComplete="off"
        placeholder="For example: Without a picture"
      />
      {mayShare && <CheckField {...field('shared')} label="Share with everyone who can see this list" />}
    </DialogForm>
  )
}
