// Any path that is no screen leads home (the specification, section 2).
import { redirect } from 'react-router';

export function loader() {
  return redirect('/');
}

export default function Elsewhere() {
  return null;
}
