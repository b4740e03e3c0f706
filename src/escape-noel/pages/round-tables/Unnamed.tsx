import { Checkbox } from '@/ui/Checkbox';

interface UnnamedProps {
  checked: boolean;
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** Rule 18.8. */
export const Unnamed = (props: UnnamedProps) => (
  <Checkbox {...props}>Paraître sans mon nom («&nbsp;Chevalier&nbsp;»)</Checkbox>
);
