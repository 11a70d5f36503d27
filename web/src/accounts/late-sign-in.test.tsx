// A sign-in that was left for another one, and answered after it.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { holdAnswers } from '../../test/hold-answers.ts';
import { renderPart } from '../../test/render-app.tsx';
import { userEvent } from '../../test/user-event.ts';
import { leaveWithoutAsking } from '../browser/forms/leaving.ts';
import { setCurrentUser, useCurrentUser } from './accounts.queries.ts';
import { useLogin } from './session/log-in.queries.ts';

// A page that has begun anew asks nothing any more: later tests have another.
vi.mock('../browser/forms/leaving.ts');

const ANI = { id: 1, username: 'ani', name: 'Ani', role: 'abaranci' } as const;

function SignIn() {
  const login = useLogin();
  return (
    <>
      <p>{useCurrentUser().data?.name ?? 'nadie'}</p>
      <button onClick={() => login.mutate({ username: 'ani', password: 'secreta1' })}>
        Entrar
      </button>
    </>
  );
}

it('begins the page anew, as whose session the browser has by then', async () => {
  fakeApi({ 'POST /api/auth/login': { body: { user: ANI } } });
  const { letGo, waiting } = holdAnswers((path) => path === '/api/auth/login');
  const { queryClient } = renderPart(<SignIn />);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(waiting()).toBe(1));
  await act(() => setCurrentUser(queryClient, { ...ANI, id: 2, name: 'Berta' }));
  expect(await screen.findByText('Berta')).toBeVisible();
  await letGo();
  await waitFor(() => expect(leaveWithoutAsking).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('brasa:user')).toBeNull();
  expect(screen.queryByText('Ani')).not.toBeInTheDocument();
  takeConsoleErrors();
});
