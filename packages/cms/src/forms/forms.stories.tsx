import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '@gastroshop/ui/feedback';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormView } from './form-view';

/** Remembers what is filled in, as an app does. */
const Remembering = ({ values: start, onChange, ...rest }: ComponentProps<typeof FormView>): ReactNode => {
  const [values, setValues] = useState(start);
  return (
    <FormView
      {...rest}
      values={values}
      onChange={(field, next) => {
        setValues((before) => ({ ...before, [field]: next }));
        onChange(field, next);
      }}
    />
  );
};

const meta = {
  title: 'Content/Form',
  component: FormView,
  parameters: { width: 720 },
  args: {
    label: 'Schreiben Sie uns',
    values: {},
    problems: {},
    onChange: fn(),
    onSubmit: fn(),
    fields: [
      { type: 'textInput', label: 'Name', required: true, textInput: { multiline: false } },
      {
        type: 'textInput',
        label: 'Postleitzahl',
        required: true,
        textInput: {
          multiline: false,
          placeholder: '5700',
          regexPattern: '[0-9]{4}',
          regexLabel: 'Vier Ziffern',
        },
      },
      {
        type: 'choiceInput',
        label: 'Anliegen',
        required: true,
        choiceInput: { choiceType: 'SELECT', choices: ['Sortiment', 'Lieferung', 'Rechnung'] },
      },
      {
        type: 'choiceInput',
        label: 'Wie erreichen wir Sie?',
        required: false,
        choiceInput: { choiceType: 'RADIO', choices: ['E-Mail', 'Telefon'] },
      },
      {
        type: 'choiceInput',
        label: 'Auch interessant',
        required: false,
        choiceInput: { choiceType: 'CHECK', choices: ['Messe', 'Verkostungen'] },
      },
      {
        type: 'textInput',
        label: 'Nachricht',
        required: true,
        textInput: { multiline: true, placeholder: 'Was können wir für Sie tun?' },
      },
    ],
  },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** What is wrong stands beside its field, and the focus goes to the first one. */
export const Wrong: Story = {
  args: { values: { Postleitzahl: ['57'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Absenden' }));
    await expect(canvas.getByText('Vier Ziffern')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};
export const Unsent: Story = {
  args: { children: <Notice tone="warning">Keine Verbindung. Ihre Angaben bleiben hier.</Notice> },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };
